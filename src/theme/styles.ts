/**
 * The styles every page carries. Mantine's files are the layered ones, and only those of the
 * components in use, so that the site's own CSS wins wherever it comes in the document.
 */
import "./mantineStyles";
import "./fonts.css";
import "./variables.css";
import "./tokens.css";
import "./global.css";
import "./print.css";
