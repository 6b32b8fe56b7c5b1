import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { addBrowserStubs } from "./browserStubs";

// A busy machine is slow; only what never happens is a failure.
configure({ asyncUtilTimeout: 15_000 });
addBrowserStubs();
