/**
 * What tests get for `import … from "gatsby"`: the parts of Gatsby that components use, without
 * its loader. A test that needs data says `jest.mocked(useStaticQuery).mockReturnValue(…)`.
 */
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
export const withAssetPrefix = withPrefix;

/** Queries run only in a build. */
export const graphql = () => undefined;
