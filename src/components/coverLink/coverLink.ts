import * as classes from "./CoverLink.module.css";

/**
 * The class of a link whose target is the whole card around it, which has to be positioned. A card
 * that cuts off what stands over its edge draws the outline of the focus itself.
 */
export const coverLink = classes.root;
