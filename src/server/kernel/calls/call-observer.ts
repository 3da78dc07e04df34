import type { Portal } from '../portal/portal.ts';
import type { Browser } from '../sessions/browser.ts';
import type { AnyAnswer } from './endpoint.ts';

/** Fault injected into one call of this session. Without `answer` the call itself still runs. */
export interface Fault {
  readonly answer?: AnyAnswer;
  /** Real seconds to wait before anything else happens. */
  readonly delaySeconds?: number;
  /** Resets the connection: `before` (or true) the effect, or `after` it. */
  readonly drop?: boolean | 'before' | 'after';
  /** Truncates the response. */
  readonly malformed?: boolean;
}

/** A call in the journal. */
export interface ObservedCall {
  readonly fault: Fault;
  end(answer: AnyAnswer): Promise<void>;
}

/** Observes every call of a known browser and may inject a fault. */
export interface CallObserver {
  begin(portal: Portal, browser: Browser, path: string, body: unknown): Promise<ObservedCall>;
}
