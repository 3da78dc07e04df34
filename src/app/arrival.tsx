import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { focusControl } from '../ui/focus-control.ts';
import type { ShownScreen } from './current-screen.ts';
import { placeScroll } from './scroll-positions.ts';

/**
 * Once per visit, when the screen can be used: places the scroll position and, after going forward, moves the focus to the heading (or to the
 * control that a 「変更」 link names) and announces the title. Where the person stays on the screen (a page of a list, a tab) the page stays in
 * place and the focus goes to what was asked for. Stands after the screen, so that its effects see it drawn.
 */
export function Arrival({ shown, title }: { readonly shown: ShownScreen; readonly title: string }) {
  const { visit, runtime } = shown;
  const ready = useStore(runtime.view, (view) => view.phase !== 'loading');
  const [announced, setAnnounced] = useState('');
  const isPart = useRef(false);

  useLayoutEffect(() => {
    if (!ready) return;
    isPart.current = visit.arrival === 'forward' && visit.isStay && focusPart(visit.control);
    if (isPart.current) return;
    placeScroll(visit);
    if (visit.arrival === 'forward' && !focusControl(visit.control)) focusHeading();
  }, [ready, visit]);

  useEffect(() => {
    if (ready && visit.arrival === 'forward' && !isPart.current) setAnnounced(title);
  }, [ready, visit, title]);

  return (
    <p className="ui-hidden" role="status">
      {announced}
    </p>
  );
}

/** The control, or the list that was searched, turned over or put in order. False = there is neither. */
function focusPart(control: string): boolean {
  const part = document.getElementById(control) ?? document.querySelector<HTMLElement>('main [data-list]');
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
  return part !== null;
}

function focusHeading(): void {
  const heading = document.getElementById('screen-heading');
  heading?.focus({ preventScroll: true });
}
