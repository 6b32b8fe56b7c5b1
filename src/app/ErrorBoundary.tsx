import { Component, type ReactNode } from "react";
import { reloadPage, pendingRequest } from "../components/reload";
import { servedPage, showServedPage } from "./servedPage";

interface State {
  failed: boolean;
}

/** Shows the served page, without the copy of it that may stand there since an earlier error. */
function showAlone(element: Element | null): void {
  element?.parentElement?.replaceChildren(element);
  showServedPage(element);
}

/**
 * Shows the page as it was served, with working links and a message, when rendering it fails (page
 * data of the wrong shape, a defect). Without it React would leave the page blank.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override state: State = { failed: false };

  override componentDidCatch(): void {
    // The outcome of a message under way is shown by the page that follows.
    if (pendingRequest.request) return void reloadPage();
    document.documentElement.setAttribute("data-load-failed", "");
    // The served HTML belongs to the page first opened; another page is requested.
    if (servedPage.path !== window.location.pathname) void reloadPage();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <div ref={showAlone} />;
  }
}
