import { useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStore } from '../draw/use-store.ts';
import { inOneLine } from '../model/phrases.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime, ScreenView } from '../runtime/contract/screen.ts';
import { type Trail, trailOf } from './crumbs.ts';
import type { ShownScreen } from './current-screen.ts';

/** What the frame shows of the current screen. */
export interface ScreenFrame {
  /** Empty before the first screen. */
  readonly serviceName: string;
  /** Empty = none. */
  readonly subtitle: string;
  readonly themeColor: string;
  /** null = not known yet: the previous title stays. */
  readonly documentTitle: string | null;
  readonly trail: Trail | null;
  /** Address of the current page, base included. */
  readonly path: string;
}

/** Placeholder view while there is no screen, so that hooks are called unconditionally. */
const noView: StoreApi<ScreenView | null> = createStore(() => null);

/** Updates only when one of its members changes, not on every key press. */
export function useScreenFrame(portal: PortalRuntime, shown: ShownScreen | null): ScreenFrame {
  const views: StoreApi<ScreenView | null> = shown?.runtime.view ?? noView;
  const of =
    <Result>(read: (runtime: ScreenRuntime, view: ScreenView) => Result, otherwise: Result) =>
    (view: ScreenView | null) =>
      shown === null || view === null ? otherwise : read(shown.runtime, view);
  const serviceName = shown === null ? '' : shown.runtime.text(shown.runtime.service.title);
  const subtitle = useStore(
    views,
    of((runtime, view) => textNow(runtime, runtime.screen.subtitle, view) ?? '', ''),
  );
  const title = useStore(
    views,
    of((runtime, view) => documentTitle(portal, runtime, view, serviceName), null),
  );
  const phase = useStore(views, (view) => view?.phase);
  // Read again when the phase changes: of a screen that loads, the names of some pages are not known yet.
  const trail = useMemo(() => (shown && phase ? trailOf(portal, shown.runtime) : null), [portal, shown, phase]);
  return {
    serviceName,
    subtitle,
    themeColor: shown?.runtime.screen.themeColor ?? '',
    documentTitle: title,
    trail,
    path: shown === null ? '' : import.meta.env.BASE_URL.replace(/\/$/, '') + shown.visit.pathname,
  };
}

/** `[エラー：]画面名 | サービス名` (specification section 2). */
export function documentTitle(
  portal: Pick<PortalRuntime, 'catalog' | 'evaluator'>,
  runtime: ScreenRuntime,
  view: ScreenView,
  serviceName: string,
): string | null {
  const { shell } = portal.catalog;
  if (view.phase === 'stopped') return join([shell.words.fatalTitle, serviceName]);
  const title = view.foreseen?.title ?? textNow(runtime, runtime.screen.title, view);
  if (title === null) return null;
  return (view.errors.length > 0 ? shell.words.errorTitlePrefix : '') + join([title, serviceName]);

  function join(parts: readonly string[]): string {
    return inOneLine(parts.join(String(portal.evaluator.value(shell.titleSeparator))));
  }
}

/** A text that depends on data is available once the data are; null = not yet. */
function textNow(runtime: ScreenRuntime, text: ScreenRuntime['screen']['title'], view: ScreenView): string | null {
  return typeof text === 'string' || view.phase === 'ready' ? runtime.text(text) : null;
}
