import { Component, type ReactNode } from 'react';

interface Props {
  /** Called while it renders. */
  fallback: () => ReactNode;
  /** Once it is another, the children get another chance; so they do with another key. */
  resetOn?: unknown;
  /** Is told why; what failed may be loaded anew. */
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a section's failure its own: shows the fallback in its place. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.failed && resetOn !== this.props.resetOn) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
