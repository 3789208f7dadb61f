import { Component, type ReactNode } from 'react';
import { reportSection } from './load-page.ts';

interface Props {
  section: string;
  /** A new key gives the children another chance. */
  fallback: ReactNode;
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
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
