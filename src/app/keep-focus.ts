// chunk: late
/**
 * A pressed button that goes away takes the focus with it, and the keyboard would start again at the top of the page. The nearest heading before it takes
 * the focus instead, without scrolling. After the browser's back or forward the focus is left to the browser; a screen that the portal led to focuses its
 * own heading (`Arrival`). Returns what ends it.
 */
export function keepFocus(page: Document): () => void {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const forget = () => {
    last = null;
  };
  const isLost = () => {
    const isNowhere = page.activeElement === null || page.activeElement === page.body;
    return last !== null && !last.isConnected && isNowhere;
  };
  const take = (removal: MutationRecord | undefined) => {
    if (!isLost()) return;
    const heading = headingBefore(page, removal);
    // None yet (a title that waits for data, a page that is being left): it is waited for.
    if (heading === null) return;
    last = null;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    if (!isLost()) return;
    const gone = last;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    // A task later: the next screen may be drawn before this hears that the person went back, or before it focuses its heading.
    setTimeout(() => take(removal));
  });
  page.addEventListener('focusin', note);
  page.defaultView?.addEventListener('popstate', forget);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', note);
    page.defaultView?.removeEventListener('popstate', forget);
    observer.disconnect();
  };
}

/** Of the usable screen; a part that was not in it (a dialog, the header) leaves the focus to the first heading. */
function headingBefore(page: Document, removal: MutationRecord | undefined): HTMLElement | null {
  const main = page.querySelector('main:not([inert])');
  const headings = [...(main?.querySelectorAll<HTMLElement>('h1, h2, h3, h4') ?? [])];
  const place = removal === undefined ? null : (removal.previousSibling ?? removal.target);
  if (place === null || main?.contains(place) !== true) return headings[0] ?? null;
  const isBefore = (heading: Node) =>
    heading === place || (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return headings.filter(isBefore).at(-1) ?? headings[0] ?? null;
}
