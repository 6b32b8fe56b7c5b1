/** @jest-environment node */
import { htmlReducer } from "gatsby/dist/redux/reducers/html";
import type { ParentSpanPluginArgs } from "gatsby";
import { renderEveryPage } from "./renderEveryPage";

interface State {
  trackedHtmlFiles: Map<string, { dirty: number }>;
}
const storeOf = (dispatch: (action: object) => void, state: object) =>
  ({ dispatch, getState: () => state }) as unknown as ParentSpanPluginArgs["store"];

type Reducer = (state: State | undefined, action: object) => State;

it("has Gatsby write a page again that it takes to be unchanged", () => {
  let state: State | undefined;
  const dispatch = (action: object) => {
    state = (htmlReducer as Reducer)(state, action);
  };
  const page = () => state?.trackedHtmlFiles.get("/about/")?.dirty;
  dispatch({ type: "CREATE_PAGE", payload: { path: "/about/" } });
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "code" });
  dispatch({ type: "HTML_GENERATED", payload: ["/about/"] });
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "code" });
  expect(page()).toBe(0);

  renderEveryPage({ store: storeOf(dispatch, { html: state }) });
  expect(page()).not.toBe(0);
});

it("stops the build where Gatsby decides by something else", () => {
  expect(() => {
    renderEveryPage({ store: storeOf(jest.fn(), { html: {} }) });
  }).toThrow("src/gatsby/patches/renderEveryPage.ts no longer fits gatsby");
});
