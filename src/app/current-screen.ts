import { startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import { RegistryContext } from '../draw/registry.ts';
import { prepareScreen } from '../render/prepare-screen.ts';
import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import { loadLate } from './late.ts';
import type { Visit } from './visit.ts';

export interface ShownScreen {
  readonly visit: Visit;
  readonly runtime: ScreenRuntime;
}

export interface CurrentScreen {
  /** Stays the one before until the next is opened; null before the first. */
  readonly shown: ShownScreen | null;
  /** The screen could not be opened at all. */
  readonly failed: boolean;
}

/** Opens the screen of a visit, starts it, and ends it when the visit ends. Addresses without a screen are sent on. */
export function useCurrentScreen(
  portal: PortalRuntime,
  visit: Visit,
  host: Pick<Host, 'leave' | 'report'>,
): CurrentScreen {
  const registry = useContext(RegistryContext);
  const [shown, setShown] = useState<ShownScreen | null>(null);
  const [failedVisit, setFailedVisit] = useState<Visit | null>(null);
  const sendOn = useEffectEvent(() => host.leave(portal.address('notFound')));

  const loadRest = useEffectEvent(() => loadLate(host.report));

  const cannotOpen = useEffectEvent((error: unknown) => {
    host.report('the screen could not be opened', error);
    setFailedVisit(visit);
  });

  useEffect(() => {
    let over = false;
    let runtime: ScreenRuntime | null = null;
    let forget = () => {};
    const open = async () => {
      const { intentPath, intentSignaturePath } = portal.catalog.shell;
      const path = withoutSlashes(visit.pathname);
      if (path === intentPath) return portal.returnFromApp(visit.search, false);
      if (path === intentSignaturePath) return portal.returnFromApp(visit.search, true);
      const found = portal.match(visit.pathname);
      if (found === null) return sendOn();
      if ('bare' in found) return portal.openBare(found.bare);
      // The login is asked for while the screen is on its way.
      void portal.visit();
      const opened = await portal.openScreen(found.screen, found.route, found.path, visit.isSeen);
      if (over) return opened.dispose();
      runtime = opened;
      portal.navigated(plainTitle(opened));
      const started = opened.start();
      await prepareScreen(registry, opened.screen);
      // What a person has in view changes in part, once the rest is known: it does not go and come back.
      if (visit.isStay) await started;
      if (over) return;
      startTransition(() => setShown({ visit, runtime: opened }));
      await started;
      if (!over)
        forget = whenIdle(() => {
          portal.prefetch(found.screen);
          loadRest();
        });
    };
    open().catch((error: unknown) => {
      if (over) return;
      cannotOpen(error);
    });
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void runtime?.restored();
    };
    window.addEventListener('pageshow', restored);
    return () => {
      over = true;
      // A busy page may never come to it: until then the callback would hold on to the screen that was left.
      forget();
      window.removeEventListener('pageshow', restored);
      runtime?.dispose();
    };
  }, [portal, registry, visit]);

  return { shown, failed: failedVisit === visit };
}

function withoutSlashes(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, '');
}

/** The title as far as it is known before the screen's data; a title made of data is told to the record by its screen name. */
function plainTitle({ screen }: ScreenRuntime): string {
  return typeof screen.title === 'string' ? screen.title : screen.name;
}

/** Returns what calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}
