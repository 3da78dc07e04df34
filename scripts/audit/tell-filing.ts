import { groupsOfFour } from '../../src/model/groups-of-four.ts';
import type { AuditRow, ToldRow } from '../../src/server/kernel/audit/verify-audit.ts';

/** What each call is for, by its name. */
export type Titles = ReadonlyMap<string, string>;

/** As it is stored, however it was typed or copied. */
export const writtenNumber = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '');

const done: { readonly [kind in AuditRow['kind']]: string } = {
  filing: '本人が届け出ました',
  correction: '本人が、直して出し直しました',
  withdrawal: '本人が取り下げました',
  signature: '届け出た内容に、本人のカードの署名があることを確かめました',
  decision: '窓口',
  administration: '管理者が変えました',
  reading: '管理者が見ました',
};

/** What an office did, by the second half of the name. */
const decided: { readonly [what: string]: string } = {
  examine: '審査を始めました',
  return: '直すために戻しました',
  askPayment: '手数料の支払いを求めました',
  takePayment: '手数料の支払いを確かめました',
  refuse: '認めないことにしました',
  issue: '手続きを終えました',
  correction: '訂正を求めました',
  notice: 'お知らせを送りました',
  entry: '届け出たとおりに記載しました',
};

const states: { readonly [state in ToldRow['state']]: string } = {
  'as written': '',
  changed: 'この記録は、書いたあとに変わっています。',
  unknown: '書いたときの鍵がないため、変わっていないかどうかは確かめられません。',
};

const moment = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Tokyo' });

/** What happened to a filing, in plain words and in order. */
export function tellFiling(number: string, rows: readonly ToldRow[], titles: Titles): string {
  const people = [...new Set(rows.flatMap(({ subject }) => subject ?? []))];
  const lines = rows.map((row) => {
    const other = row.number === number ? '' : `（番号 ${groupsOfFour(row.number ?? '')}）`;
    const request = row.requestId === null ? '' : `\n    ログの requestId：${row.requestId}`;
    return `${moment.format(row.at)}　${words(row, titles)}${other}。${states[row.state]}${request}`;
  });
  return [
    `番号 ${groupsOfFour(number)} に起きたこと（古い順、日本時間）`,
    ...lines,
    `届け出た人の id：${people.join('、')}`,
  ].join('\n');
}

function words({ kind, call }: AuditRow, titles: Titles): string {
  const what = call.slice(call.indexOf('/') + 1);
  if (kind === 'decision') return `窓口が、${decided[what] ?? `「${what}」をしました`}`;
  const title = titles.get(call);
  return title === undefined || kind === 'signature' ? done[kind] : `${done[kind]}（${title}）`;
}
