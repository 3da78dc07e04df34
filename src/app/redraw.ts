import { createStore } from 'zustand/vanilla';

/** Counts in-place replacements of the open screen (development only); part of the rendered screen's key. */
export const drawing = createStore(() => 0);

export function redraw(): void {
  drawing.setState((count) => count + 1, true);
}
