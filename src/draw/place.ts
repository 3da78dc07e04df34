import { createContext, useCallback, useContext, useRef, useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Expression, Scope } from '../model/expression.ts';
import { same } from '../model/same.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { Evaluator, ScreenRuntime, ScreenView } from '../runtime/contract/screen.ts';
import { type Parts, partsRead } from './parts-read.ts';

/** The context of blocks: the scope of their texts and the target of their actions. */
export interface BlockPlace {
  readonly evaluator: Evaluator;
  /** Loop variables of the enclosing `each` blocks; undefined outside any. */
  readonly more: Scope | undefined;
  /** null in a dialog without inputs: it has no actions of its own. */
  readonly screen: ScreenRuntime | null;
  readonly portal: Pick<PortalRuntime, 'address'>;
  /** True in a dialog, which may be open while its screen is not ready. */
  readonly inDialog: boolean;
}

export const PlaceContext = createContext<BlockPlace | null>(null);

export function usePlace(): BlockPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('No place');
  return place;
}

/** The screen the block is on. Throws in a dialog without inputs. */
export function useScreen(): ScreenRuntime {
  const { screen } = usePlace();
  if (!screen) throw new Error('No screen');
  return screen;
}

/**
 * Reads what is no name of an expression, such as an error or a destination: what a computation reads past it is not followed. `name`: another for every
 * part that one value is computed from.
 */
export type Seen = <P>(name: string, part: () => P) => P;

/**
 * A value computed from the scope and kept up to date: computed anew when something changes that it has read, drawn anew when the result differs. A
 * key press in a form of sixty fields evaluates and draws one field. While the screen is reloading, the last value is kept, since names come and go
 * then.
 */
export function useEvaluated<T>(compute: (evaluator: Evaluator, more: Scope | undefined, seen: Seen) => T): T {
  const { evaluator, more, screen, inDialog } = usePlace();
  const store = screen?.view;
  const last = useRef<{ view: ScreenView | undefined; compute: unknown; value: T } | null>(null);
  // Everything it ever read: more than it needs now, but never less.
  const [parts] = useState((): Parts => new Map());
  const read = () => {
    const view = store?.getState();
    const known = last.current;
    const isReloading = view && view.phase !== 'ready' && !inDialog;
    if (known && (isReloading || (known.view === view && known.compute === compute))) return known.value;
    const next = compute(recorded(evaluator, parts), more, (name, part) => {
      parts.set(name, part);
      return part();
    });
    const value = known && same(known.value, next) ? known.value : next;
    last.current = { view, compute, value };
    return value;
  };
  read();
  const isConstant = parts.size === 0;
  const subscribe = useCallback(
    (wake: () => void) => (isConstant || !store ? () => {} : follow(store, parts, wake)),
    [isConstant, store, parts],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Does a condition hold here? null = it always does. */
export function useShown(condition: Expression | null): boolean {
  return useEvaluated((evaluator, more) => condition === null || evaluator.evaluate(condition, more) === true);
}

function recorded(evaluator: Evaluator, parts: Parts): Evaluator {
  const recording =
    <W, R>(evaluate: (written: W, more?: Scope) => R) =>
    (written: W, more?: Scope) => {
      for (const [name, part] of partsRead(written)) parts.set(name, part);
      return evaluate(written, more);
    };
  return {
    evaluate: recording(evaluator.evaluate),
    value: recording(evaluator.value),
    text: recording(evaluator.text),
  };
}

/** Wakes when a part changes. Once a screen has loaded, its content is drawn anew: whoever kept a value meanwhile is asked by that. */
function follow(store: StoreApi<ScreenView>, parts: Parts, wake: () => void): () => void {
  const values = new Map<string, unknown>();
  const hasChanged = () => {
    let changed = false;
    for (const [name, part] of parts) {
      let value: unknown;
      try {
        value = part(store.getState());
      } catch {
        // Fails where it is drawn, if it is needed there at all.
      }
      changed ||= !same(value, values.get(name));
      values.set(name, value);
    }
    return changed;
  };
  hasChanged();
  return store.subscribe(() => {
    if (hasChanged()) wake();
  });
}
