import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is drawn inside; another one is tried afresh. */
  of: ComponentType | ComponentType<never>;
  children: ReactNode;
  /** Drawn in place of what could not be. */
  fallback: ReactNode;
}

interface ErrorBoundaryState {
  of: ErrorBoundaryProps['of'];
  hasFailed: boolean;
}

/** Keeps a page that cannot be drawn from taking the others with it. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
