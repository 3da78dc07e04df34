import type { Database } from '../../src/server/db/database.ts';
import { auditOfNumber, type Noted, type Verdict, verifyAudit } from '../../src/server/kernel/audit/verify-audit.ts';
import { type Titles, tellFiling, writtenNumber } from './tell-filing.ts';

export type AuditTask =
  | { readonly act: 'verify'; readonly noted: Noted | null }
  | { readonly act: 'about'; readonly number: string };

/** What was asked for by the words of the command; null = something else. */
export function auditTaskOf([act, what, ...more]: readonly string[]): AuditTask | null {
  if (more.length > 0) return null;
  if (act === 'about' && what !== undefined) return { act, number: writtenNumber(what) };
  if (act !== 'verify') return null;
  if (what === undefined) return { act, noted: null };
  const [, place, hash] = /^(\d{1,15}):([0-9a-f]{64}|audit\.[\w-]{1,20}\.[\w-]{43})$/.exec(what) ?? [];
  return place === undefined || hash === undefined ? null : { act, noted: { place: Number(place), hash } };
}

export interface Told {
  readonly isDone: boolean;
  readonly says: string;
}

/** Answers the question in Japanese, for who runs the portal. */
export async function auditCommand(database: Database, task: AuditTask, titles: Titles): Promise<Told> {
  if (task.act === 'verify') return verdictIn(await verifyAudit(database, task.noted));
  const rows = await auditOfNumber(database, task.number);
  return rows.length === 0
    ? { isDone: false, says: `${task.number} の番号で残っている記録はありません。番号を確かめてください。` }
    : { isDone: true, says: tellFiling(task.number, rows, titles) };
}

const faults: { readonly [fault in (Verdict & { readonly isIntact: false })['fault']]: string } = {
  changed: '書いたあとに変わっています',
  misplaced: '前の記録とつながりません（入れ替わったか、作り直されています）',
  missing: 'なくなっています',
  cut: 'あとの記録が、なくなっています',
  added: 'ポータルが書いたものではありません',
  unsigned: 'ポータルの鍵なしで書かれています（ポータルが書いたものではありません）',
  keyless: 'このデータベースにない鍵で書かれています（鍵がなくなったか、ポータルが書いたものではありません）',
  other: '控えてあったものと違います（作り直されています）',
};

function verdictIn(verdict: Verdict): Told {
  if (!verdict.isIntact) {
    const { place, id, fault } = verdict;
    const which =
      place === null
        ? `まだつながっていない記録（id ${id}）`
        : `${place} 番目の記録${id === null ? '' : `（id ${id}）`}`;
    // What cannot be looked at is not said to have changed.
    if (verdict.rows !== undefined)
      return {
        isDone: false,
        says: `${which}から ${verdict.rows} 件が、${faults[fault]}。その中身は確かめられません。ほかの記録に、変わったところはありません。`,
      };
    return { isDone: false, says: `監査ログが変わっています。${which}が、${faults[fault]}。` };
  }
  const { rows, waiting, chain, signedFrom } = verdict;
  const note = chain.head === 0 ? '' : `\n控え：${chain.head}:${chain.headHash}`;
  const from = signedFrom === null ? '' : `鍵で確かめられるのは、${signedFrom} 番目の記録からです。`;
  return {
    isDone: true,
    says: `監査ログに、変わったところはありません。記録は ${rows} 件、まだつながっていないものは ${waiting} 件です。${from}${note}`,
  };
}
