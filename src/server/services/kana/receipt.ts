import * as wording from '../../../../build/wording/services/kana.ts';
import type { Difference } from '../../../model/difference.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { shownDifferences } from '../../common/receipts/differing.ts';
import type { Queries } from '../../db/database.ts';
import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipt, Receipts } from '../../kernel/portal/module-parts.ts';
import { recordOf, textOf } from '../../kernel/portal/plain-row.ts';
import { calledIn } from './called.ts';
import { type CitizenKana, citizenKana } from './citizen-kana.ts';
import { nextOf } from './next-words.ts';
import type { History, Procedure } from './procedures.ts';
import type { Register } from './register.ts';
import type { ProcedureType } from './report.ts';
import { procedureTitles, wordsOf } from './signed.ts';

/** The screens that show what was filed, by its type. */
export const receiptPaths: { readonly [type in ProcedureType]: string } = {
  '1': screenAddress('kana-complete'),
  '2': screenAddress('kana-complete-correction'),
  '3': screenAddress('kana-complete-withdrawal'),
};

/** What the screens call the number. */
export const numberLabel = wording.receipt.numberLabel;

export const receipts: Receipts = {
  service: 'kana',
  async find(request, number) {
    const kana = await citizenKana(request.db, request);
    const filed = kana.procedures.flatMap((procedure) =>
      procedure.histories.map((history) => ({ procedure, history })),
    );
    const asked = filed.filter(({ history }) => number === null || history.arrivalNumber === number);
    return Promise.all(asked.map((one) => receiptOf(request, one, kana)));
  },
};

async function receiptOf(
  { db, citizen, now }: Pick<KnownRequest, 'db' | 'citizen' | 'now'>,
  { procedure, history }: { readonly procedure: Procedure; readonly history: History },
  kana: CitizenKana,
): Promise<Receipt> {
  const { register } = kana;
  const kept = await keptOf(db, history.id);
  const content = kept.content ?? beforeLogin(procedure, register);
  const { kanjiName } = citizen.record.card;
  // It is known by name once it has written.
  const municipality =
    kana.documents.find(({ procedureId }) => procedureId === procedure.id)?.sender ?? wording.receipt.municipality;
  return {
    number: history.arrivalNumber,
    numberLabel,
    procedure: procedureTitles[history.type],
    filedBy: kanjiName,
    filedFor: namesIn(content, register) || kanjiName,
    filedTo: municipality,
    filedAt: history.submittedAt.toISOString(),
    content: [
      { name: wording.receipt.contentName, value: groupsOfFour(history.applicationNumber) },
      ...(wordsOf(content, citizen.record)?.rows ?? []),
    ],
    ...shownDifferences(kept.differences),
    ...nextOf(procedure, procedure.histories.indexOf(history), kana.documents, now),
    path: receiptPaths[history.type],
    contact: wording.receipt.contact({ municipality }),
  };
}

interface Kept {
  /** As submitted; null: nothing was kept of it. */
  readonly content: { readonly [member: string]: unknown } | null;
  readonly differences: readonly Difference[];
}

async function keptOf(db: Queries, id: History['id']): Promise<Kept> {
  const [row] = await db.query<Kept>('select content, differences from kana_histories where id = $1', [id]);
  return row ?? { content: null, differences: [] };
}

/** The same from the procedure itself: of a sample person's that an older version seeded. */
function beforeLogin({ reports, informant }: Procedure, { subjects }: Register) {
  const named = reports.map((report) => {
    const subject = subjects.find(({ id }) => id === report.id);
    return { ...report, type: subject?.type ?? '', name: subject?.name.origin ?? '' };
  });
  return { type: '1', reports: named, informant };
}

function namesIn({ reports }: { readonly [member: string]: unknown }, { family, subjects }: Register): string {
  const ids = new Set((Array.isArray(reports) ? reports : []).map((report) => textOf(recordOf(report).id)));
  const filed = subjects.filter(({ id }) => ids.has(id));
  return [
    ...new Set(
      filed.map(({ member }) => calledIn(family, member, `${family.familyName.origin}　${member.firstName.origin}`)),
    ),
  ].join('、');
}
