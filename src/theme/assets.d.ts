declare module "*.css";

declare module "*.woff2" {
  /** The file's address in the built site. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- the shape webpack gives a file
  export default url;
}
