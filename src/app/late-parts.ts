// chunk: late
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { keepFocus } from './keep-focus.ts';
import { hearOtherTabs } from './other-tabs.ts';

/** Loaded with the rest, so that they are available when the connection is lost. */
export const sessionDialogs = () => import('./session-dialogs.tsx');

const begun = new Set<unknown>();

/** Begins what goes on for as long as the page lives; what could not be loaded, at the next call. */
export async function beginLateParts(page: Document, portal: PortalRuntime): Promise<void> {
  begin(keepFocus);
  begin(hearOtherTabs);
  const { writePrintMargins } = await import('./print-margins.ts');
  begin(writePrintMargins);
  const { keepNotices } = await import('./notice-bar.tsx');
  begin(keepNotices);
  await sessionDialogs();
  if (portal.settings['userTimes.output'] === true) begin((await import('./user-times.ts')).tellTimes);

  function begin(work: (page: Document, portal: PortalRuntime) => unknown): void {
    if (begun.has(work)) return;
    begun.add(work);
    work(page, portal);
  }
}
