import { Component, type ReactNode } from 'react';

/** Says in place of an example why it could not be rendered. */
export class ExampleBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <p className="example-error">{message}</p>;
  }
}
