import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RegistryContext } from '../draw/registry.ts';
import { frameAddresses } from '../model/frame-addresses.ts';
import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import { loadLate } from './late.ts';
import { openScreen } from './open-screen.ts';
import type { Visit } from './visit.ts';
import { whenIdleOrTurnedTo } from './when-idle.ts';

export interface ShownScreen {
  readonly visit: Visit;
  readonly runtime: ScreenRuntime;
}

export interface CurrentScreen {
  /** Remains the previous screen until the next one is open; null before the first. */
  readonly shown: ShownScreen | null;
  /** The screen could not be opened at all. */
  readonly failed: boolean;
}

/**
 * Opens and starts the screen of a visit and disposes it when the visit ends. Addresses without a screen are redirected. `arrived`: the first visit's,
 * open already.
 */
export function useCurrentScreen(
  portal: PortalRuntime,
  visit: Visit,
  host: Pick<Host, 'leave' | 'report'>,
  arrived: ScreenRuntime | null,
): CurrentScreen {
  const registry = useContext(RegistryContext);
  const [first] = useState<ShownScreen | null>(arrived && { visit, runtime: arrived });
  const [shown, setShown] = useState(first);
  const [failedVisit, setFailedVisit] = useState<Visit | null>(null);
  useLayoutEffect(() => {
    let isOver = false;
    let runtime: ScreenRuntime | null = null;
    let forget = () => {};
    const handleStarted = () => {
      const { prefetch, prepare } = runtime as ScreenRuntime;
      forget = whenIdleOrTurnedTo(() => {
        prefetch();
        prepare();
        loadLate(portal, host.report);
      });
    };
    const open = async () => {
      if (first?.visit === visit) {
        runtime = first.runtime;
        await runtime.start();
        return isOver || handleStarted();
      }
      const { intentPath, intentSignaturePath } = portal.catalog.shell;
      const path = withoutSlashes(visit.pathname);
      if (path === intentPath) return portal.returnFromApp(visit.search, false);
      if (path === intentSignaturePath) return portal.returnFromApp(visit.search, true);
      const found = portal.match(visit.pathname) ?? (await portal.loadRest().then(() => portal.match(visit.pathname)));
      if (isOver) return undefined;
      if (found === null) return host.leave(portal.address(frameAddresses.notFound));
      if ('bare' in found) return portal.openBare(found.bare);
      // Asks for the login in parallel with loading the screen.
      void portal.visit();
      const { opened, started } = await openScreen(portal, registry, found, visit.isSeen, () => isOver);
      if (isOver) return opened.dispose();
      runtime = opened;
      // On a partial change, wait until the screen is ready, so that its content does not disappear and come back; else, for as long as this task lasts:
      // what waits for nobody is drawn once.
      await (visit.isStay ? started : Promise.race([started, nextTask()]));
      if (isOver) return;
      // At once: what is there already is not preceded by a frame in which the previous screen is inert.
      flushSync(() => setShown({ visit, runtime: opened }));
      await started;
      if (!isOver) handleStarted();
    };
    open().catch((error: unknown) => {
      if (isOver) return;
      host.report('crashed', error);
      setFailedVisit(visit);
    });
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void runtime?.lookAgain(true);
    };
    const handleVisibilityChange = () => {
      if (!document.hidden) void runtime?.lookAgain(false);
    };
    window.addEventListener('pageshow', handlePageShow);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      isOver = true;
      // A busy page may never become idle; a pending callback would keep the disposed screen alive.
      forget();
      window.removeEventListener('pageshow', handlePageShow);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      runtime?.dispose();
    };
  }, [portal, host, registry, visit, first]);

  useEffect(() => {
    document.addEventListener('visibilitychange', portal.forgetLogin);
    return () => document.removeEventListener('visibilitychange', portal.forgetLogin);
  }, [portal]);

  return { shown, failed: failedVisit === visit };
}

/** Sooner than a timer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(0);
  });
}

function withoutSlashes(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, '');
}
