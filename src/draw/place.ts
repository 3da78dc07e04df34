import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { Expression, Scope } from '../model/expression.ts';
import { same } from '../model/same.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { Evaluator, ScreenRuntime, ScreenView, ViewPart } from '../runtime/contract/screen.ts';
import { partsRead } from './parts-read.ts';

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
 * part of that member of the view.
 */
export type Seen = <K extends keyof ScreenView, P>(of: K, name: string, from: (whole: ScreenView[K]) => P) => P;

type Note = <K extends keyof ScreenView>(of: K, name: string, from: (whole: ScreenView[K]) => unknown) => void;

/** What a component has computed, and from what. */
interface Computed<T> {
  /** Everything it ever read: more than it needs now, but never less. */
  readonly parts: Set<ViewPart>;
  wake?: () => void;
  last?: { readonly view: ScreenView | undefined; readonly compute: unknown; readonly value: T };
}

/**
 * A value computed from the scope and kept up to date: computed anew when something changes that it has read, drawn anew when the result differs. A
 * key press in a form of sixty fields evaluates and draws one field. While the screen is reloading, the last value is kept, since names come and go
 * then. A `compute` that stays the same function is asked once for each change.
 */
export function useEvaluated<T>(compute: (evaluator: Evaluator, more: Scope | undefined, seen: Seen) => T): T {
  const { evaluator, more, screen, inDialog } = usePlace();
  const store = screen?.view;
  const [own] = useState((): Computed<T> => ({ parts: new Set() }));
  const read = () => {
    const view = store?.getState();
    const known = own.last;
    const isReloading = view && view.phase !== 'ready' && !inDialog;
    if (known && (isReloading || (known.view === view && known.compute === compute))) return known.value;
    const note: Note = (of, name, from) => {
      if (!store) return;
      const part = store.part(of, name, from);
      own.parts.add(part);
      if (own.wake) store.hear(part, own.wake);
    };
    const next = compute(recorded(evaluator, note), more, (of, name, from) => {
      note(of, `${of} ${name}`, from);
      return from((view as ScreenView)?.[of]);
    });
    const value = known && same(known.value, next) ? known.value : next;
    own.last = { view, compute, value };
    return value;
  };
  const subscribe = useCallback(
    (wake: () => void) => {
      own.wake = wake;
      for (const part of own.parts) store?.hear(part, wake);
      return () => {
        for (const { wakes } of own.parts) wakes.delete(wake);
      };
    },
    [store, own],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Does a condition hold here? null = it always does. */
export function useShown(condition: Expression | null): boolean {
  return useEvaluated((evaluator, more) => condition === null || evaluator.evaluate(condition, more) === true);
}

function recorded(evaluator: Evaluator, note: Note): Evaluator {
  const recording =
    <W, R>(evaluate: (written: W, more?: Scope) => R) =>
    (written: W, more?: Scope) => {
      for (const [name, from] of partsRead(written)) note('scope', name, from);
      return evaluate(written, more);
    };
  return {
    evaluate: recording(evaluator.evaluate),
    value: recording(evaluator.value),
    text: recording(evaluator.text),
  };
}
