import { Component, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ScreenView } from '../runtime/contract/screen.ts';

interface ScreenBoundaryProps {
  readonly view: StoreApi<ScreenView>;
  readonly children: ReactNode;
}

interface Caught {
  readonly error: unknown;
  /** The runtime did not stop the screen because of it, so the error is not handled here. */
  readonly foreign: boolean;
}

/**
 * Catches expressions that fail during rendering: the runtime stops the screen right afterwards and the stop page replaces it. Other errors are
 * rethrown to the app's boundary.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown): { readonly caught: Caught } {
    return { caught: { error, foreign: false } };
  }

  override componentDidCatch(error: unknown): void {
    setTimeout(() => {
      if (this.props.view.getState().phase !== 'stopped') this.setState({ caught: { error, foreign: true } });
    });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught?.foreign) throw caught.error;
    return caught === null ? this.props.children : null;
  }
}
