/**
 * Whether this is `gatsby develop`. There Gatsby's overlay tells what is wrong and goes once it is
 * corrected, so nothing may stand in for a page that cannot be drawn.
 */
export const isDeveloping = process.env.NODE_ENV === "development";
