import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for children that could not be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a part that cannot be loaded or drawn from taking the page with it: without one, React empties the root. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
