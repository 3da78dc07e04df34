import type { Portal } from '../portal/portal.ts';
import type { Browser } from '../sessions/browser.ts';
import type { AnyAnswer } from './endpoint.ts';

/** What one call of this session shall meet. Without `answer` the call itself still runs. */
export interface Fault {
  readonly answer?: AnyAnswer;
  /** Real seconds before anything else happens. */
  readonly delaySeconds?: number;
  /** The connection is reset: `before` (or true) the effect, or `after` it. */
  readonly drop?: boolean | 'before' | 'after';
  /** The answer is cut off in the middle. */
  readonly malformed?: boolean;
}

/** Who looks at every call of a known browser, and may have it fail. */
export interface CallObserver {
  begin(
    portal: Portal,
    browser: Browser,
    path: string,
    body: unknown,
  ): Promise<{ readonly fault: Fault; end(answer: AnyAnswer): Promise<void> }>;
}
