import { createStore, type StateCreator } from 'zustand/vanilla';
import { same } from '../../model/same.ts';
import type { ScreenView, ViewPart, ViewStore } from '../contract/screen.ts';

interface Part extends ViewPart {
  readonly of: keyof ScreenView;
  /** As it was given last. */
  from?: (whole: never) => unknown;
  value?: unknown;
}

/** The store of a screen's view. What is read of it is compared once at a change, whoever has read it: six hundred fields are no six hundred listeners. */
export function createView(begin: StateCreator<ScreenView>): ViewStore {
  const store = createStore(begin);
  const parts = new Map<string, Part>();
  const hasChanged = (part: Part) => {
    const before = part.value;
    try {
      part.value = part.from?.(store.getState()[part.of] as never);
    } catch {
      // Fails where it is drawn, if it is needed there at all.
      part.value = undefined;
    }
    return !same(part.value, before);
  };
  store.subscribe((view, before) => {
    for (const part of parts.values())
      if (view[part.of] !== before[part.of] && part.wakes.size > 0 && hasChanged(part))
        for (const wake of part.wakes) wake();
  });
  return {
    ...store,
    part(of, name, from) {
      const part: Part = parts.get(name) ?? { of, wakes: new Set() };
      part.from = from;
      parts.set(name, part);
      return part;
    },
    hear(part, wake) {
      if (part.wakes.size === 0) hasChanged(part as Part);
      part.wakes.add(wake);
    },
  };
}
