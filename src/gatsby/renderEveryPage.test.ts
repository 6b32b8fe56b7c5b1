/** @jest-environment node */
import { htmlReducer } from "gatsby/dist/redux/reducers/html";
import type { ParentSpanPluginArgs } from "gatsby";
import { renderEveryPage } from "./renderEveryPage";

interface State {
  trackedHtmlFiles: Map<string, { dirty: number }>;
}
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

  renderEveryPage({ store: { dispatch } as unknown as ParentSpanPluginArgs["store"] });
  expect(page()).not.toBe(0);
});
