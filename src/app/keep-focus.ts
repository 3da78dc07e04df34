/**
 * What had the focus is gone: a button that its own press took away, or a dialog that opened with its page and has nothing to give the focus back to. The
 * heading takes it, so that the keyboard goes on from this screen and not from the top of the page. Returns what ends it.
 */
export function keepFocus(page: Document): () => void {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const gone = new MutationObserver(() => {
    const isNowhere = page.activeElement === null || page.activeElement === page.body;
    if (last?.isConnected !== false || !isNowhere) return;
    const heading = page.getElementById('screen-heading');
    heading?.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', note);
  gone.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', note);
    gone.disconnect();
  };
}
