import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { Expression, Scope } from '../../model/expression.ts';
import type { Launch } from '../../model/service.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** `values`: `launch` in expressions; after a failed check the raw texts, so that a valid return address in them can still be used. */
export type LaunchResult =
  | { readonly code: null; readonly values: Scope }
  | { readonly code: string; readonly values: Scope; readonly detail: string };

export interface LaunchTests {
  holds(condition: Expression, more: Scope): boolean;
  isPortalAddress(address: string): boolean;
}

/** ASCII digits only, at least one: no sign, no decimal point, no full-width digits. */
const wholeNumber = /^[0-9]+$/;

/** Runs the checks in order. The first that fails yields its code; anything unexpected yields `otherwise`. */
export function checkLaunch(launch: Launch, query: AnyRecord, tests: LaunchTests): LaunchResult {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(launch.parameters)) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    if ((typeof value === 'string' || typeof value === 'number') && value !== '') texts[name] = String(value);
  }
  try {
    const values: Scope = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, launch.parameters[name] === 'number' ? Number(text) : text]),
    );
    const failed = launch.checks.find((check) => {
      if ('missing' in check) return texts[check.missing] === undefined;
      if ('notDigits' in check) return !isWholeNumber(texts[check.notDigits]);
      if ('malformed' in check) return !new RegExp(`^(?:${check.pattern})$`, 'u').test(texts[check.malformed] ?? '');
      if ('foreignOrigin' in check) return !tests.isPortalAddress(texts[check.foreignOrigin] ?? '');
      return !tests.holds(check.failsUnless, { launch: values });
    });
    return failed ? { code: failed.code, values: texts, detail: 'launch check' } : { code: null, values };
  } catch (error) {
    return { code: launch.otherwise, values: texts, detail: String(error) };
  }
}

function isWholeNumber(text: string | undefined): boolean {
  return text !== undefined && wholeNumber.test(text) && Number(text) >= 1;
}

/** The launch parameters in the address; null = none, so the stored data apply. One that is given twice, differently, counts as not given. */
export function launchQuery(launch: Launch, search: string): AnyRecord | null {
  const query = new URLSearchParams(search);
  const present = Object.keys(launch.parameters).filter((name) => query.has(name));
  return present.length === 0 ? null : Object.fromEntries(present.map((name) => [name, one(query.getAll(name))]));
}

function one(values: readonly string[]): string {
  return new Set(values).size === 1 ? (values[0] ?? '') : '';
}

/** Stores the data unchecked; they are checked on every read, since storage can be tampered with. */
export function keepLaunch(
  launch: Launch,
  service: string,
  query: AnyRecord,
  seconds: number,
  stores: LaunchStores,
): void {
  const key = storageKeys.launch(service);
  stores.session.set(key, query, seconds);
  if (launch.keepIn.includes('local')) stores.local.set(key, query, seconds);
}

export interface LaunchStores {
  readonly session: ExpiringStorage;
  readonly local: ExpiringStorage;
}

/** The stored data. Local storage is read only on return from the card app, which may open another tab. */
export function storedLaunch(launch: Launch, service: string, isReturn: boolean, stores: LaunchStores): AnyRecord {
  const key = storageKeys.launch(service);
  const inSession = stores.session.get(key, isRecord);
  if (isRecord(inSession)) return inSession;
  if (!isReturn || !launch.keepIn.includes('local')) return {};
  const local = stores.local.get(key, isRecord);
  if (!isRecord(local)) return {};
  stores.session.set(key, local, stores.local.secondsLeft(key));
  return local;
}
