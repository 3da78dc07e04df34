import { json, type Queries } from '../../db/database.ts';

/** What the municipality wants corrected of one report. */
export interface AdjustedReport {
  readonly id: string;
  readonly furigana: boolean;
  readonly qualificationType: boolean;
  readonly address: boolean;
  readonly note: string;
}

export interface Adjustment {
  /** Last day, `YYYYMMDD`. */
  readonly dueDate: string;
  readonly reports: readonly AdjustedReport[];
}

/** A message of the municipality about a procedure. */
export interface KanaDocument {
  readonly id: string;
  readonly procedureId: string;
  readonly title: string;
  readonly body: string;
  readonly sender: string;
  readonly sentAt: Date;
  /** Null: only a message. */
  readonly adjustment: Adjustment | null;
  readonly isAnswered: boolean;
}

/** A request to correct that waits for an answer. */
export type AdjustRequest = KanaDocument & { readonly adjustment: Adjustment };

/** A citizen's documents, the newest first. */
export async function documentsOf(db: Queries, citizenId: string): Promise<readonly KanaDocument[]> {
  return db.query<KanaDocument>(
    `select id, procedure_id as "procedureId", title, body, sender, sent_at as "sentAt", adjustment,
            answered_at is not null as "isAnswered"
       from kana_documents where citizen_id = $1 order by sent_at desc, id`,
    [citizenId],
  );
}

/** Requests that wait for a correction, of these documents. */
export function openRequests(documents: readonly KanaDocument[]): readonly AdjustRequest[] {
  return documents.filter(
    (document): document is AdjustRequest => document.adjustment !== null && !document.isAnswered,
  );
}

export async function storeDocument(db: Queries, citizenId: string, document: KanaDocument): Promise<void> {
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

/** A correction or withdrawal answers every request about the procedure. */
export async function answerRequests(db: Queries, procedureId: string, now: Date): Promise<void> {
  await db.query('update kana_documents set answered_at = $2 where procedure_id = $1 and answered_at is null', [
    procedureId,
    now.toISOString(),
  ]);
}
