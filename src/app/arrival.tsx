import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { focusControl } from '../ui/focus-control.ts';
import type { ShownScreen } from './current-screen.ts';
import { placeScroll } from './scroll-positions.ts';

/**
 * Once per visit, when the screen can be used: places the scroll position and, after going forward, moves the focus to the heading (or to the
 * control that a 「変更」 link names) and announces the title. Stands after the screen, so that its effects see it drawn.
 */
export function Arrival({ shown, title }: { readonly shown: ShownScreen; readonly title: string }) {
  const { visit, runtime } = shown;
  const ready = useStore(runtime.view, (view) => view.phase !== 'loading');
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    if (!ready) return;
    placeScroll(visit);
    if (visit.arrival === 'forward' && !focusControl(visit.control)) focusHeading();
  }, [ready, visit]);

  useEffect(() => {
    if (ready && visit.arrival === 'forward') setAnnounced(title);
  }, [ready, visit, title]);

  return (
    <p className="ui-hidden" role="status">
      {announced}
    </p>
  );
}

function focusHeading(): void {
  const heading = document.getElementById('screen-heading');
  heading?.focus({ preventScroll: true });
}
