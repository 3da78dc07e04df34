import { describe, expect, it } from 'vitest';
import { createExpiringStorage } from '../../src/runtime/storage/expiring-storage.ts';
import { createProgress, type Progress } from '../../src/runtime/storage/progress.ts';
import { MemoryStorage } from './memory-storage.ts';

const start = () =>
  createProgress(
    'trial',
    createExpiringStorage(
      new MemoryStorage(),
      () => 0,
      () => {},
    ),
    () => {},
  );

/** The portal leads from screen to screen; `(name)` is passed while it opens. */
function lead(way: Progress, ...screens: readonly string[]): void {
  for (const screen of screens) {
    const name = screen.replace(/[()]/g, '');
    way.enter(name);
    way.markPortalNavigation(screen === name ? null : name);
  }
}

describe('the way that a person took', () => {
  it('leads back over the screens that led here, past those that were never seen', () => {
    const way = start();
    lead(way, 'choose', '(check)', 'read');
    expect([way.previous(), way.seenBefore()]).toEqual(['check', 'choose']);
  });

  it('coming back to a screen by a link, and from there to another one, is the way there', () => {
    const way = start();
    lead(way, 'a', 'b', 'a', 'c', 'b');
    expect(way.seenBefore()).toBe('c');
  });

  it('the browser’s own buttons change nothing: an error led elsewhere, and one comes back to where it came up', () => {
    const way = start();
    lead(way, 'select', 'read', 'confirm', 'submit', 'read');
    way.enter('read');
    way.enter('submit');
    expect(way.seenBefore()).toBe('confirm');
  });

  it('an app comes back to a screen that nothing has led to yet: the last one led there', () => {
    const way = start();
    way.enter('read');
    way.enter('confirm');
    expect(way.seenBefore()).toBe('read');
  });

  it('a reason is told where it leads, past redirects, after a reload, and nowhere else', () => {
    const way = start();
    way.enter('input');
    way.markPortalNavigation(null, '先に読み取ってください。');
    way.enter('check');
    way.markPortalNavigation('check');
    way.enter('read');
    expect(way.reason()).toBe('先に読み取ってください。');
    way.enter('read');
    expect(way.reason()).toBe('先に読み取ってください。');
    way.enter('input');
    expect(way.reason()).toBe('');
    way.markPortalNavigation(null, '時間が過ぎました。');
    way.enter('read');
    way.markPortalNavigation(null);
    way.enter('check');
    expect(way.reason()).toBe('');
  });

  it('is never a circle', () => {
    const way = start();
    lead(way, 'a', 'b', 'c', 'a', 'c', 'b', 'a', 'b', 'c');
    const seen: string[] = [];
    for (let at = way.seenBefore(); at !== null && seen.length < 9; at = way.seenBefore()) {
      seen.push(at);
      way.markPortalNavigation(null);
      way.enter(at);
    }
    expect(seen.length).toBeLessThan(3);
  });
});
