import { rowsOf, type Statement } from '../../db/asked-together.ts';
import { json, type Queries } from '../../db/database.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

/** The corrections the municipality requests for one report. */
export interface AdjustedReport {
  readonly id: string;
  readonly furigana: boolean;
  readonly qualificationType: boolean;
  readonly address: boolean;
  readonly note: string;
}

export interface Adjustment {
  /** Due date, `YYYYMMDD`. */
  readonly dueDate: string;
  readonly reports: readonly AdjustedReport[];
}

/** A message from the municipality about a procedure. */
export interface KanaDocument {
  readonly id: string;
  readonly procedureId: string;
  readonly title: string;
  readonly body: string;
  readonly sender: string;
  readonly sentAt: Date;
  /** Null: a plain message. */
  readonly adjustment: Adjustment | null;
  readonly isAnswered: boolean;
  /** A request that was not answered by the end of its due date in Japan: it is one no more. */
  readonly isLapsed: boolean;
}

/** An unanswered request for correction. */
export type AdjustRequest = KanaDocument & { readonly adjustment: Adjustment };

export const documentsAsked = (citizenId: string): Statement => ({
  sql: `select id, procedure_id as "procedureId", title, body, sender, sent_at as "sentAt", adjustment,
            answered_at is not null as "isAnswered"
       from kana_documents where citizen_id = $1 order by sent_at desc, id`,
  values: [citizenId],
  moments: ['sentAt'],
});

/** A citizen's documents, newest first. */
export async function documentsOf(db: Queries, citizenId: string, now: Date): Promise<readonly KanaDocument[]> {
  const found = await rowsOf<Omit<KanaDocument, 'isLapsed'>>(db, documentsAsked(citizenId));
  const today = japanDate(now);
  return found.map((document) => {
    const { adjustment, isAnswered } = document;
    return { ...document, isLapsed: adjustment !== null && !isAnswered && adjustment.dueDate < today };
  });
}

/** The requests for correction that can still be answered. */
export function openRequests(documents: readonly KanaDocument[]): readonly AdjustRequest[] {
  return documents.filter(
    (document): document is AdjustRequest => document.adjustment !== null && !document.isAnswered && !document.isLapsed,
  );
}

export async function storeDocument(
  db: Queries,
  citizenId: string,
  document: Omit<KanaDocument, 'isLapsed'>,
): Promise<void> {
  await db.query(
    `insert into kana_documents (id, procedure_id, citizen_id, title, body, sender, sent_at, adjustment)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb)`,
    [
      document.id,
      document.procedureId,
      citizenId,
      document.title,
      document.body,
      document.sender,
      document.sentAt.toISOString(),
      json(document.adjustment),
    ],
  );
}

/** A correction or withdrawal answers all requests about its procedure. */
export async function answerRequests(db: Queries, procedureId: string, now: Date): Promise<void> {
  await db.query('update kana_documents set answered_at = $2 where procedure_id = $1 and answered_at is null', [
    procedureId,
    now.toISOString(),
  ]);
}
