/** Values that survive a reload, each with its expiry. The only access to the browser's storages. */
export interface ExpiringStorage {
  /** undefined = absent, expired, unreadable or refused by `accepts`; all but absent ones are removed and reported. */
  get(key: string, accepts?: (value: unknown) => boolean): unknown;
  /** `seconds`: until it expires; null = as long as the storage itself. Never throws: a full or refused storage is only reported. */
  set(key: string, value: unknown, seconds: number | null): void;
  /** Seconds until it expires; null = never, or absent. */
  secondsLeft(key: string): number | null;
  remove(key: string): void;
  /** Has the browser stored something under keys with that prefix, and refused nothing? */
  isStored(beginning: string): boolean;
  /** Removes every key with that prefix, and answers them. */
  removeAll(beginning: string): readonly string[];
}

/** Stored as JSON `{ value, expiresAt }`; `expiresAt` in milliseconds since 1970, null = never. */
interface StoredEntry {
  readonly value: unknown;
  readonly expiresAt: number | null;
}

/**
 * Expiring values over `sessionStorage` or `localStorage`. Tampered, expired or non-JSON entries count as absent. If the browser refuses to store
 * (full, forbidden), values live in memory until the page is left.
 */
export function createExpiringStorage(
  storage: Storage,
  now: () => number,
  report: (what: string, detail: unknown) => void,
): ExpiringStorage {
  const memory = new Map<string, string>();
  /** What was read last: the same text is the same value. Asked for at every key press, and long where a list is kept. */
  const last = new Map<string, { readonly text: string; readonly kept: StoredEntry }>();
  const drop = (key: string, why: string): undefined => {
    report(`storage: ${why}`, key);
    remove(key);
    return undefined;
  };
  const attempt = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch (error) {
      report('storage: refused', error);
      return undefined;
    }
  };
  const stored = () =>
    attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
  const remove = (key: string): void => {
    memory.delete(key);
    attempt(() => storage.removeItem(key));
  };
  const read = (key: string): StoredEntry | undefined => {
    const text = memory.get(key) ?? attempt(() => storage.getItem(key));
    if (text === null || text === undefined) return undefined;
    const before = last.get(key);
    const kept = before?.text === text ? before.kept : parsed(text);
    if (kept === undefined) return drop(key, 'unreadable');
    last.set(key, { text, kept });
    return kept.expiresAt !== null && kept.expiresAt <= now() ? drop(key, 'expired') : kept;
  };
  return {
    get(key, accepts = () => true) {
      const kept = read(key);
      if (kept === undefined) return undefined;
      return accepts(kept.value) ? kept.value : drop(key, 'of another shape');
    },
    set(key, value, seconds) {
      const expiresAt = seconds === null ? null : now() + seconds * 1000;
      const text = JSON.stringify({ value, expiresAt });
      memory.set(key, text);
      attempt(() => {
        storage.setItem(key, text);
        memory.delete(key);
      });
    },
    secondsLeft(key) {
      const expiresAt = read(key)?.expiresAt ?? null;
      return expiresAt === null ? null : (expiresAt - now()) / 1000;
    },
    remove,
    isStored: (beginning) => !below(beginning, memory.keys()).length && below(beginning, stored()).length > 0,
    removeAll(beginning) {
      const keys = below(beginning, [...memory.keys(), ...stored()]);
      keys.forEach(remove);
      return keys;
    },
  };
}

function below(beginning: string, keys: Iterable<string>): readonly string[] {
  return [...keys].filter((key) => key.startsWith(beginning));
}

function parsed(text: string): StoredEntry | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('expiresAt' in kept)) return undefined;
    const { value, expiresAt } = kept;
    return expiresAt === null || (typeof expiresAt === 'number' && Number.isFinite(expiresAt))
      ? { value, expiresAt }
      : undefined;
  } catch {
    return undefined;
  }
}
