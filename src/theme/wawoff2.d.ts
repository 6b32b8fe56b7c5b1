declare module "wawoff2" {
  /** A WOFF2 file as the TTF it was made of. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
