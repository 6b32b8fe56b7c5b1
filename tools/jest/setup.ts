import "@testing-library/jest-dom";
import { addBrowserStubs } from "./browserStubs";

// Tests with `@jest-environment node` have no window to complete.
if (typeof window !== "undefined") addBrowserStubs();
