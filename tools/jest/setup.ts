import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { addBrowserStubs } from "./browserStubs";

// What a test waits for may take long on a busy machine; only what never comes is a failure.
configure({ asyncUtilTimeout: 15_000 });

// Tests with `@jest-environment node` have no window to complete.
if (typeof window !== "undefined") addBrowserStubs();
