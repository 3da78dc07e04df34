import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, changeSwitches } from '../../scripts/switches/change-switches.ts';
import { openTestDatabase } from '../http/test-database.ts';

const now = new Date('2026-12-01T09:00:00+09:00');
const add = (part: object): Change => ({
  act: 'add',
  kind: 'closed',
  target: 'kana',
  from: '2026-12-02T09:00',
  until: '2026-12-02T12:00',
  words: '工事のため、休止しています。',
  ...part,
});

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase('PGlite');
}, 60_000);
afterAll(() => opened.remove());

describe('npm run switches', () => {
  it('adds, lists and takes back', async () => {
    const { database } = opened;
    const says = async (change: Change) => (await changeSwitches(database, change, now)).says;
    expect(await says({ act: 'list' })).toBe('休止しているものも、お知らせもありません。');
    expect(await says(add({}))).toContain('1番');
    expect(await says(add({ kind: 'notice', target: '', from: '', until: '2026-12-01T12:00' }))).toContain('2番');
    expect(await says({ act: 'list' })).toBe(
      [
        '2番 いま お知らせ 2026-12-01 09:00 から 2026-12-01 12:00 まで「工事のため、休止しています。」',
        '1番 予定 kana を休止 2026-12-02 09:00 から 2026-12-02 12:00 まで「工事のため、休止しています。」',
      ].join('\n'),
    );
    expect(await says({ act: 'remove', number: '1' })).toBe('1番を取り消しました。');
    expect(await says({ act: 'remove', number: '1' })).toBe('1番はありません。');
    // Each is an act of who runs the portal.
    const acts = await database.query('select call, actor, kind from audit_log order by audit_log.id');
    const act = { actor: 'operator', kind: 'administration' };
    expect(acts).toEqual(['closed', 'notice', 'remove'].map((what) => ({ ...act, call: `switches/${what}` })));
  });

  it.each([
    ['no such service or call', { target: 'kanaa' }, 'kanaa'],
    ['a day that is none', { until: '2026-02-30T12:00' }, '2026-02-30T12:00'],
    ['no end', { until: '' }, '--until'],
    ['an end before the beginning', { until: '2026-12-02T08:00' }, '後にしてください'],
    ['an end that is over', { from: '2026-11-01T09:00', until: '2026-11-02T09:00' }, '後にしてください'],
    ['no words', { words: ' ' }, '--says'],
    ['words that nobody reads to the end', { words: 'あ'.repeat(301) }, '300文字'],
    ['words with something hidden in them', { words: '休止\u200bします' }, '見えない文字'],
  ])('refuses %s', async (_, part, said) => {
    const { isDone, says } = await changeSwitches(opened.database, add(part), now);
    expect([isDone, says]).toEqual([false, expect.stringContaining(said)]);
  });

  it.each(['kana', 'kanaSubmit', 'isLogin'])('closes %s', async (target) => {
    expect((await changeSwitches(opened.database, add({ target }), now)).isDone).toBe(true);
  });
});
