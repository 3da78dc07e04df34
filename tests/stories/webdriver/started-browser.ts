import type { BrowserTab } from '../browser/tab.ts';

export interface StartedBrowser {
  /** A tab that knows nothing of the others, for the portal of that origin. */
  openTab(origin: string): Promise<{ readonly tab: BrowserTab; close(): Promise<void> }>;
  close(): Promise<void>;
}
