/** Does it when the page has nothing else to do. Returns a cancel function. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}

/** A page that is busy becomes idle late: then when the person turns to something that can be pressed. Returns a cancel function. */
export function whenIdleOrTurnedTo(work: () => void): () => void {
  const over = new AbortController();
  const once = () => {
    over.abort();
    work();
  };
  document.addEventListener('pointerdown', once, over);
  // Where a screen begins has the focus, too.
  document.addEventListener('focusin', ({ target }) => (target as HTMLElement).tabIndex >= 0 && once(), over);
  const forget = whenIdle(once);
  over.signal.onabort = forget;
  return () => over.abort();
}
