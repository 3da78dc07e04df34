import { test as isVisible } from '../../src/forms/constraints/no-invisible.ts';
import type { Database } from '../../src/server/db/database.ts';
import type { AuditEntry } from '../../src/server/kernel/audit/audit-entry.ts';
import { keepAudit } from '../../src/server/kernel/audit/keep-audit.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { addSwitch, allSwitches, removeSwitch, type Switch } from '../../src/server/kernel/switches/switches.ts';

/** What is asked of the switches by who runs the portal (`scripts/switches.ts`). Times are of Japan: `2026-12-01T09:00`. */
export type Change =
  | { readonly act: 'list' }
  | { readonly act: 'remove'; readonly number: string }
  | {
      readonly act: 'add';
      readonly kind: Switch['kind'];
      readonly target: string;
      /** Empty = now. */
      readonly from: string;
      readonly until: string;
      readonly words: string;
    };

interface Done {
  readonly isDone: boolean;
  /** For who asked, in Japanese. */
  readonly says: string;
}

const done = (says: string): Done => ({ isDone: true, says });
const refused = (says: string): Done => ({ isDone: false, says });

/** Longest words, in characters: they stand above every page of a phone. */
const mostCharacters = 300;

/** Adds, takes back or lists. What cannot be meant (no such call, a time that is over, words that cannot be read) is refused with a sentence. */
export async function changeSwitches(database: Database, change: Change, now: Date): Promise<Done> {
  if (change.act === 'list') {
    const all = await allSwitches(database);
    return done(
      all.length === 0 ? '休止しているものも、お知らせもありません。' : all.map((one) => line(one, now)).join('\n'),
    );
  }
  if (change.act === 'remove') {
    const isThere = await database.transaction(async (db) => {
      const isRemoved = /^\d{1,9}$/.test(change.number) && (await removeSwitch(db, Number(change.number)));
      if (isRemoved) await keepAudit(db, [audited('remove', now)]);
      return isRemoved;
    });
    return isThere ? done(`${change.number}番を取り消しました。`) : refused(`${change.number}番はありません。`);
  }
  const { kind, target, words } = change;
  const [from, until] = [change.from === '' ? now : timeIn(change.from), timeIn(change.until)];
  if (change.until === '')
    return refused('いつまでかを、--until 2026-12-01T09:00 のように書いてください（日本の時刻）。');
  if (from === null || until === null)
    return refused(
      `「${from === null ? change.from : change.until}」は、時刻として読めません。2026-12-01T09:00 のように書いてください（日本の時刻）。`,
    );
  if (until <= from || until <= now)
    return refused('終わりの時刻は、始まりの時刻と、いまの時刻よりも後にしてください。');
  if (words.trim() === '' || words.length > mostCharacters || !isVisible(words.replaceAll('\n', '')))
    return refused(
      `利用者が読む文を、1文字から${mostCharacters}文字で --says に書いてください。見えない文字は使えません。`,
    );
  if (kind === 'closed' && !(await closable()).has(target))
    return refused(`「${target}」という呼び出しも、手続き（screens のフォルダー）もありません。`);
  const number = await database.transaction(async (db) => {
    await keepAudit(db, [audited(kind, now)]);
    return addSwitch(db, { kind, target, words: words.trim(), from, until });
  });
  return done(`${number}番として登録しました。動いているポータルには、数秒で反映されます。`);
}

/** What it was is said by the switch itself. */
function audited(what: Switch['kind'] | 'remove', at: Date): AuditEntry {
  const nobody = { subject: null, number: null, follows: null, requestId: null };
  return { at, kind: 'administration', call: `switches/${what}`, actor: 'operator', ...nobody };
}

/** Names of calls, and of services that have calls of their own. */
let names: Promise<ReadonlySet<string>> | null = null;

function closable(): Promise<ReadonlySet<string>> {
  names ??= readContracts(new URL('../../catalog/', import.meta.url)).then(
    ({ calls }) => new Set(calls.flatMap(({ entry, service }) => [entry.call, ...(service === null ? [] : [service])])),
  );
  return names;
}

/** null = it is no time. */
function timeIn(text: string): Date | null {
  const [, day = '', minutes = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/.exec(text) ?? [];
  const time = new Date(`${day}T${minutes}:00+09:00`);
  // A day that the month does not have becomes one of the next.
  return Number.isNaN(time.getTime()) || inJapan(time) !== `${day} ${minutes}` ? null : time;
}

function inJapan(time: Date): string {
  return new Date(time.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

function line({ number, kind, target, words, from, until }: Switch, now: Date): string {
  const state = now < from ? '予定' : now < until ? 'いま' : '終了';
  const what = kind === 'closed' ? `${target} を休止` : 'お知らせ';
  return `${number}番 ${state} ${what} ${inJapan(from)} から ${inJapan(until)} まで「${words}」`;
}
