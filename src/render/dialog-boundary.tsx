import { Component, type ReactNode } from 'react';

interface DialogBoundaryProps {
  readonly children: ReactNode;
  onCrash(error: unknown): void;
}

/** A dialog that cannot be drawn must not take the page with it: it is left out and the crash is told. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
