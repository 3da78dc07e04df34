import type { Queries } from '../../db/database.ts';

/** What `domicileGet` returned under a key. */
export interface DomicileFetch {
  readonly key: string;
  readonly domicile: string;
  readonly headOfTheFamily: string;
}

/** What this citizen was shown under the key; null for an unknown key or another citizen's. Row lock until the transaction ends. */
export async function findFetch(db: Queries, citizenId: string, key: string): Promise<DomicileFetch | null> {
  const [row] = await db.query<{ key: string; domicile: string; head_of_the_family: string }>(
    'select key, domicile, head_of_the_family from domicile_fetches where key = $1 and citizen_id = $2 for update',
    [key, citizenId],
  );
  return row === undefined ? null : { key: row.key, domicile: row.domicile, headOfTheFamily: row.head_of_the_family };
}

/** True when this key, or anything by this citizen under this launch, was already submitted. */
export async function isSubmitted(
  db: Queries,
  citizenId: string,
  key: string,
  launchKey: string | null,
): Promise<boolean> {
  const rows = await db.query(
    'select id::text from submissions where domicile_key = $1 or (citizen_id = $2 and launch_key = $3)',
    [key, citizenId, launchKey],
  );
  return rows.length > 0;
}

/** Stores a submission for the calling service; a concurrent one under the same launch is dropped. */
export async function storeSubmission(
  db: Queries,
  submission: {
    citizenId: string;
    sessionId: string;
    key: string;
    launchKey: string | null;
    procedureCode: string;
    xml: string;
    now: Date;
    number: string;
  },
): Promise<void> {
  await db.write(
    `insert into submissions (citizen_id, session_id, domicile_key, launch_key, procedure_code, xml, submitted_at, reception_number)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (citizen_id, launch_key) do nothing`,
    [
      submission.citizenId,
      submission.sessionId,
      submission.key,
      submission.launchKey,
      submission.procedureCode,
      submission.xml,
      submission.now.toISOString(),
      submission.number,
    ],
  );
}
