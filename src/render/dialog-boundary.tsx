import { Component, type ReactNode } from 'react';

interface DialogBoundaryProps {
  readonly children: ReactNode;
  onCrash(error: unknown): void;
}

/** A dialog that cannot be rendered must not take the page down: it is omitted and the crash reported. */
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
