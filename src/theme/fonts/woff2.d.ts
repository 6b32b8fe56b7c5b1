/** A font file's address with its hash, as the bundler gives it. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
