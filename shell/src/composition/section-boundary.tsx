import { Component, type ReactNode } from 'react';
import { reportSection } from './load-page.ts';

interface Props {
  section: string;
  fallback: ReactNode;
  /** Once it is another, the children get another chance; so they do with another key. */
  resetOn?: unknown;
  /** What failed may be loaded anew. */
  onFailed: () => void;
  children: ReactNode;
}

/** Keeps a section's failure its own: shows the fallback in its place and says in the console who failed and why. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportSection(this.props.section, error);
    this.props.onFailed();
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.failed && resetOn !== this.props.resetOn) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
