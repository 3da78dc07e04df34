import { createStore } from 'zustand/vanilla';

/** Counts how often the open screen was replaced under the page (development only); part of the drawn screen's key. */
export const drawing = createStore(() => 0);

export function redraw(): void {
  drawing.setState((count) => count + 1, true);
}
