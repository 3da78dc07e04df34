// chunk: late
/**
 * A pressed button that goes away takes the focus with it, and the keyboard would start again at the top of the page. What came instead to say that it is
 * done takes the focus, else the nearest heading before it, without scrolling. After the browser's back or forward the focus is left to the browser; a screen that the portal led to focuses its
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
  const focus = (place: HTMLElement, options?: FocusOptions) => {
    last = null;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus(options);
  };
  const take = (removal: MutationRecord | undefined, said: HTMLElement | null) => {
    if (!isLost()) return;
    if (said?.isConnected) return focus(said);
    const heading = headingBefore(page, removal);
    // None yet (a title that waits for data, a page that is being left): it is waited for.
    if (heading === null) return;
    focus(heading, { preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    if (!isLost()) return;
    const gone = last;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    // A task later: the next screen may be drawn before this hears that the person went back, or before it focuses its heading.
    setTimeout(() => take(removal, doneSaid(records)));
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

/** What came and says that something is done: a banner, or the heading of a panel. */
function doneSaid(records: readonly MutationRecord[]): HTMLElement | null {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  const said = added.map((node) => (node.matches(done) ? node : node.querySelector(done)));
  return (said.find((node) => node !== null) as HTMLElement | undefined) ?? null;
}

const done = 'main:not([inert]) .ui-banner-success, main:not([inert]) .ui-panel > .ui-heading';

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
