export { wrapPageElement } from "../wrapPageElement";
