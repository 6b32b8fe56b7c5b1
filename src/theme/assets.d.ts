declare module "*.woff2" {
  /** The file's address in the built site. */
  const url: string;
  export default url;
}
