import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { addBrowserStubs } from "./browserStubs";
import { keepStates } from "./keepStates";

// A busy machine is slow; only what never happens is a failure.
configure({ asyncUtilTimeout: 15_000 });
addBrowserStubs();
if (process.env.GALLERY_DIR) keepStates(process.env.GALLERY_DIR);
