import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Core } from '../../src/runtime/core/core.ts';
import { endSession } from '../../src/runtime/portal/end-session.ts';
import { createExpiringStorage } from '../../src/runtime/storage/expiring-storage.ts';
import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Every key that the run-time can write, with sample names where it takes some. */
const keys = Object.values(storageKeys).flatMap((key) =>
  typeof key === 'function' ? [(key as (...names: string[]) => string)('sample', 'first')] : [key].flat(),
);

function coreWith(sessionStorage: Storage, localStorage: Storage) {
  const done: string[] = [];
  const over = (storage: Storage) =>
    createExpiringStorage(
      storage,
      () => 0,
      () => {},
    );
  const core = {
    session: over(sessionStorage),
    local: over(localStorage),
    host: { localStorage, leave: (address: string) => done.push(`left for ${address}`) },
    login: { forget: () => done.push('login forgotten') },
    shell: { setState: () => {} },
    parts: { catalog: { shell: { words: { endedElsewhere: 'moved' } } } },
    address: () => '/',
  } as unknown as Core;
  return { core, done };
}

describe('what a browser has of a person', () => {
  it.each([true, false])(
    'is all gone once the login has ended, whatever the key (other tabs are told: %s)',
    (tells) => {
      const [session, local] = [new MemoryStorage(), new MemoryStorage()];
      for (const key of keys) for (const storage of [session, local]) storage.setItem(key, 'a person’s');
      const told: string[] = [];
      const write = local.setItem.bind(local);
      local.setItem = (key: string, value: string) => {
        told.push(key);
        write(key, value);
      };
      const { core, done } = coreWith(session, local);
      endSession(core, tells);
      // The store of the apps' answers has a name fixed by the specification, and is in local storage alone.
      session.removeItem(storageKeys.intent);
      // A tab that nobody asked says why it has moved.
      const why = session.getItem(storageKeys.leaveReason);
      expect(JSON.parse(why ?? 'null')?.value).toBe(tells ? undefined : 'moved');
      session.removeItem(storageKeys.leaveReason);
      expect([session.length, local.length]).toEqual([0, 0]);
      expect(told).toEqual(tells ? [storageKeys.ended] : []);
      expect(done).toEqual(['login forgotten', 'left for /']);
    },
  );

  it('is in these two storages alone: nothing in the sources opens another one', () => {
    const src = fileURLToPath(new URL('../../src/', import.meta.url));
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:tsx?|js)$/u.test(file) && !file.startsWith('server'),
    );
    expect(files.length).toBeGreaterThan(300);
    const other = /\bindexedDB\b|\bcaches\.|document\.cookie|serviceWorker|navigator\.storage/u;
    expect(files.filter((file) => other.test(readFileSync(`${src}${file}`, 'utf8')))).toEqual([]);
    // Storages are opened by the host, and keys made in one place.
    const direct = files.filter((file) =>
      /window\.(?:session|local)Storage/u.test(readFileSync(`${src}${file}`, 'utf8')),
    );
    expect(direct).toEqual(['app/browser-host.ts']);
  });
});
