import * as classes from "./CoverLink.module.css";

/** The class of a link whose target is the whole card around it, which has to be positioned. */
export const coverLink = classes.root;
