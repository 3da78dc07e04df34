/**
 * `npm run switches -- close NAME`, `notice`, `list` or `remove NUMBER`: closes a call or a service, or shows a notice on every page, from a time to a time,
 * in the database that the environment names (`DATABASE_URL` or `MADOGUCHI_DATA`). Running portals read it within seconds; the embedded database has one
 * process, so its portal is stopped first.
 */
import { onPortalDatabase } from './on-portal-database.ts';
import { readOptions } from './read-options.ts';
import { type Change, changeSwitches } from './switches/change-switches.ts';

const usage =
  'npm run switches -- close 手続きか呼び出しの名前 | notice | list | remove 番号\n' +
  '  close と notice: [--from 2026-12-01T09:00] --until 2026-12-01T12:00 --says 利用者が読む文（日本の時刻。from がなければ、いまから）';
const { positionals, values } = readOptions(
  {
    allowPositionals: true,
    options: { from: { type: 'string' }, until: { type: 'string' }, says: { type: 'string' } },
  },
  usage,
);

await onPortalDatabase(changeOf(positionals), usage, (database, change) =>
  changeSwitches(database, change, new Date()),
);

function changeOf([act, name, ...more]: readonly string[]): Change | null {
  const { from = '', until = '', says = '' } = values;
  if (more.length > 0) return null;
  if (act === 'list' && name === undefined) return { act };
  if (act === 'remove' && name !== undefined) return { act, number: name };
  if (act === 'close' && name !== undefined)
    return { act: 'add', kind: 'closed', target: name, from, until, words: says };
  if (act === 'notice' && name === undefined)
    return { act: 'add', kind: 'notice', target: '', from, until, words: says };
  return null;
}
