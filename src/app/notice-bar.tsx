// chunk: telling
import { createRoot, type Root } from 'react-dom/client';
import type { ToldNotices } from '../model/told-notices.ts';
import { Banner } from '../ui/banner.tsx';

/** A page that is looked at again asks by itself when it has heard nothing for so long. */
const freshMs = 10_000;

/**
 * Keeps the bar of notices above the page as the portal has it: the answers of calls name the notices that hold (`Server-Timing`, so that the code that
 * makes calls need not know of them), and a page that is looked at again asks. A site without such a bar answers with none, and is not asked again.
 */
export function keepNotices(page: Document): void {
  const first = page.querySelector<HTMLElement>('.ui-notice-bar');
  let shown = first?.dataset.notices ?? '';
  let bar: { readonly element: HTMLElement; readonly root: Root | null } | null =
    first === null ? null : { element: first, root: null };
  let heardAt = performance.now();
  let isAsking = false;
  let isNone = false;

  const show = ({ label, name, words }: ToldNotices) => {
    if (name === shown) return;
    shown = name;
    bar?.root?.unmount();
    bar?.element.remove();
    bar = null;
    if (words.length === 0) return;
    const element = page.createElement('aside');
    element.className = 'ui-notice-bar';
    element.dataset.notices = name;
    element.setAttribute('aria-label', label);
    page.body.prepend(element);
    const root = createRoot(element);
    root.render(
      words.map((text) => (
        <Banner key={text} tone="warning">
          {text}
        </Banner>
      )),
    );
    bar = { element, root };
  };

  const ask = async () => {
    if (isAsking || isNone) return;
    isAsking = true;
    heardAt = performance.now();
    try {
      const answer = await fetch('/notice-bar', { headers: { accept: 'application/json' } });
      isNone = answer.status === 404;
      if (answer.ok) show((await answer.json()) as ToldNotices);
    } catch {
      // The next answer, or the next look at the page, asks again.
    }
    isAsking = false;
  };

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(entry.name).pathname.startsWith('/api/')) {
        const named = entry.serverTiming?.find(({ name }) => name === 'notices')?.description ?? '';
        if (named === shown) heardAt = performance.now();
        else void ask();
      }
  }).observe({ type: 'resource' });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible' && performance.now() - heardAt > freshMs) void ask();
  });
}
