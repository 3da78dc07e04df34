import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../draw/use-store.ts';
import { focusControl } from '../ui/focus-control.ts';
import type { ShownScreen } from './current-screen.ts';
import { placeScroll } from './scroll-positions.ts';

/**
 * Once per visit, when the screen is ready: places the scroll position and, on forward navigation, focuses the heading (or the control that a 「変更」
 * link names) and announces the title. When the person stays on the screen (paging a list, a tab), the page keeps its position and the affected part
 * takes the focus. Rendered after the screen, so that its effects run once the screen is drawn.
 */
export function Arrival({ shown, title }: { readonly shown: ShownScreen; readonly title: string }) {
  const { visit, runtime } = shown;
  const ready = useStore(runtime.view, (view) => view.phase !== 'loading');
  const isForeseen = useStore(runtime.view, (view) => view.foreseen !== null);
  const [announced, setAnnounced] = useState('');
  const isPart = useRef(false);

  useLayoutEffect(() => {
    // What is drawn of it while it loads begins at the top, too.
    if (!ready) return isForeseen && visit.arrival === 'forward' ? placeScroll(visit) : undefined;
    isPart.current = visit.arrival === 'forward' && visit.isStay && focusPart(visit.control);
    if (isPart.current) return;
    placeScroll(visit);
    // The main part has the focus where a dialog was closed before there was a heading.
    const isWanted = visit.arrival === 'forward' ? !focusControl(visit.control) : document.activeElement?.id === 'main';
    if (isWanted) document.getElementById('screen-heading')?.focus({ preventScroll: true });
  }, [ready, isForeseen, visit]);

  useEffect(() => {
    if (ready && visit.arrival === 'forward' && !isPart.current) setAnnounced(title);
  }, [ready, visit, title]);

  return (
    <p className="ui-hidden" role="status">
      {announced}
    </p>
  );
}

/** Focuses the control, or else the list that was searched, paged or sorted. False = there is neither. */
function focusPart(control: string): boolean {
  const part = document.getElementById(control) ?? document.querySelector<HTMLElement>('main [data-list]');
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
  return part !== null;
}
