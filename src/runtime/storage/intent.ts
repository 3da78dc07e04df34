import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { Host } from '../contract/host.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The intent store (specification section 3), in local storage since the card app may come back to another tab. `redirect` is the address to continue
 * at; it is removed when read, and ends with its expiry (1 hour) or the logout. A signing app's answer stays until the next app is opened, the
 * logout, or `answerExpiry`.
 */
export interface IntentStore {
  readonly nonce?: string;
  readonly sessionId?: string;
  readonly errCode?: string;
  /** Milliseconds since 1970. */
  readonly answerExpiry?: number;
  readonly redirect?: IntentRedirect;
}

export interface IntentRedirect {
  readonly targetUrl: string;
  readonly target: 'vue' | 'react';
  readonly scope: 'logout';
  /** Milliseconds since 1970. */
  readonly expiry: number;
  /** Path of the screen that opened the app; an error of the app is shown there. */
  readonly startPath?: string;
}

/** `intent` in expressions. `started`: an app was opened from here and has not returned, or its answer is in the store. */
export function intentScope({ localStorage, now }: Host): Scope {
  return {
    get started() {
      const { redirect, sessionId, nonce, answerExpiry = 0 } = readIntent(localStorage);
      const isAnswered = sessionId !== undefined && nonce !== undefined && answerExpiry > now();
      return isAnswered || (redirect !== undefined && redirect.expiry > now());
    },
  };
}

/** What it holds; anything else that stands there is left out. */
export function readIntent(storage: Storage): IntentStore {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.intent) ?? '{}');
    if (!isRecord(kept)) return {};
    const { redirect, answerExpiry, ...rest } = kept;
    const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string');
    return {
      ...Object.fromEntries(texts),
      ...(typeof answerExpiry === 'number' ? { answerExpiry } : {}),
      ...(isRedirect(redirect) ? { redirect } : {}),
    };
  } catch {
    return {};
  }
}

function isRedirect(value: unknown): value is IntentRedirect & AnyRecord {
  return isRecord(value) && typeof value.targetUrl === 'string' && typeof value.expiry === 'number';
}
