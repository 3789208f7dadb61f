import { Component, type ReactNode } from 'react';

interface Props {
  /** Called while rendering. */
  fallback: () => ReactNode;
  /** When this value changes, the children are rendered again. A changed key has the same effect. */
  resetOn?: unknown;
  /** Receives the error. The failed module may be loaded again. */
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Contains the failure of a section, or of a page of the shell: shows the fallback in its place. */
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
