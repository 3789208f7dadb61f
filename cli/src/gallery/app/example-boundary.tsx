import { Component, type ReactNode } from 'react';

/** Shows the error of an example that could not be rendered. */
export class ExampleBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <p className="example-error">{message}</p>;
  }
}
