import type { PortalRuntime } from '../../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../../runtime/contract/screen.ts';
import type { OpenedScreen } from '../open-screen.ts';

/**
 * Until there is something to show in place of a static page: its screen is ready or stopped, a dialog waits for the person, another page is to be shown.
 * However long that takes, the page stays; where the browser leaves it for another site, too.
 */
export function somethingToShow(
  portal: PortalRuntime,
  { opened, started }: OpenedScreen,
  isOver: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isAsked = (portal.dialogs.getState().loading?.cancel ?? null) !== null;
      if (!isOver() && !isAsked && opened.view.getState().phase === 'loading') return;
      for (const stop of stops) stop();
      resolve();
    };
    // Left for another site, and brought back as it was: nobody is going on with it.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', handlePageShow);
    const stops = [
      opened.view.subscribe(look),
      portal.dialogs.subscribe(look),
      () => window.removeEventListener('pageshow', handlePageShow),
    ];
    void started.then(look);
    look();
  });
}

/** Resolves once it is no longer loading. */
export function entering({ view }: ScreenRuntime): Promise<void> {
  return new Promise((resolve) => {
    const stop = view.subscribe(({ phase }) => {
      if (phase === 'loading') return;
      stop();
      resolve();
    });
  });
}
