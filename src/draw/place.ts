import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { Scope } from '../model/expression.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { Evaluator, ScreenRuntime, ScreenView } from '../runtime/contract/screen.ts';
import { same } from './same.ts';

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
 * A value computed from the scope and kept up to date. Re-renders only when the result differs: a key press in a form of sixty fields redraws one
 * field. While the screen is reloading, the last value is kept, since names come and go then.
 */
export function useEvaluated<T>(compute: (evaluator: Evaluator, more: Scope | undefined) => T): T {
  const { evaluator, more, screen, inDialog } = usePlace();
  const last = useRef<{ view: ScreenView | undefined; compute: unknown; value: T } | null>(null);
  const read = () => {
    const view = screen?.view.getState();
    const known = last.current;
    const isReloading = view && view.phase !== 'ready' && !inDialog;
    if (known && (isReloading || (known.view === view && known.compute === compute))) return known.value;
    const next = compute(evaluator, more);
    const value = known && same(known.value, next) ? known.value : next;
    last.current = { view, compute, value };
    return value;
  };
  return useSyncExternalStore(screen ? screen.view.subscribe : neverChanges, read, read);
}

function neverChanges(): () => void {
  return () => {};
}
