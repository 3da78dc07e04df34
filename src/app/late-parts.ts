import { keepFocus } from './keep-focus.ts';

export { SessionWarning } from './session-warning.tsx';

const begun = new Set<unknown>();

/** Begins what goes on for as long as the page lives; what could not be loaded, at the next call. */
export async function beginLateParts(page: Document): Promise<void> {
  begin(keepFocus);
  const { writePrintMargins } = await import('./print-margins.ts');
  begin(writePrintMargins);
  // Available when the connection is lost.
  await import('./session-dialogs.tsx');

  function begin(work: (page: Document) => unknown): void {
    if (begun.has(work)) return;
    begun.add(work);
    work(page);
  }
}
