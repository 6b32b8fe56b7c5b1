import { Component, type ReactNode } from "react";
import { servedPage } from "./servedPage";

interface State {
  failed: boolean;
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
    document.documentElement.setAttribute("data-load-failed", "");
    // The served HTML belongs to the page first opened; another page is asked for anew.
    if (servedPage.path !== window.location.pathname) window.location.reload();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: servedPage.html }} />;
  }
}
