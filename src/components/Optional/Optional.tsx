import { Component, type ReactNode } from "react";

interface OptionalProps {
  children: ReactNode;
  /** What is shown instead when it fails. @default nothing */
  fallback?: ReactNode;
}

/** A boundary around a part that the page can do without: when it fails, it costs only itself. */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
