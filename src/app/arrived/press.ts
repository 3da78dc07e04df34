import './early.ts';

/**
 * From now on presses are the app's. Returns what plays the one that was kept, on its own element or, where the elements were replaced, on the one that
 * stands in its place with the same words.
 */
export function playPress(root: HTMLElement): () => void {
  root.removeAttribute('data-drawn');
  const kept = window.early?.press ?? null;
  if (kept === null) return () => {};
  kept.removeAttribute('data-kept');
  const alike = () => [...root.querySelectorAll<HTMLElement>(kept.tagName)].filter((other) => isAlike(other, kept));
  const at = alike().indexOf(kept);
  return () => {
    const element = kept.isConnected ? kept : alike()[at];
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
  };
}

function isAlike(one: HTMLElement, other: HTMLElement): boolean {
  return one instanceof HTMLFormElement || one.textContent === other.textContent;
}
