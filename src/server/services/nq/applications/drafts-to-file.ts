import { asked } from '../../../common/agency/asked.ts';
import type { Queries } from '../../../db/database.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import type { KnownCitizen } from '../../../ports/register.ts';
import { applicationsOf } from './applications.ts';
import { lastDayToFile } from './draft-last-day.ts';
import { procedureOfDraft } from './draft-procedure.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { qualificationName } from './procedure.ts';
import { keyOf } from './procedure-path.ts';

interface DraftToFile {
  readonly draft: Draft;
  readonly title: string;
  /** Of the page that lists it. */
  readonly path: string;
  /** Last day to apply, `YYYYMMDD`; empty = any. */
  readonly applyUntil: string;
}

/** The citizen's drafts as long as their rows are there, those of corrections aside: they have the day of their application. */
export async function draftsToFile({
  db,
  citizen,
  now,
}: {
  readonly db: Queries;
  readonly citizen: KnownCitizen;
  readonly now: Date;
}): Promise<readonly DraftToFile[]> {
  const drafts = await draftsOf(db, citizen.id, new Date(0));
  if (drafts.length === 0) return [];
  const returned = (await applicationsOf(db, citizen.id, now)).filter((application) => application.returned !== null);
  const corrected = new Set(returned.map(({ path }) => keyOf(path)));
  const found: DraftToFile[] = [];
  for (const draft of drafts.filter(({ path }) => !corrected.has(keyOf(path)))) {
    const procedure = await procedureOfDraft({ db, citizen, now }, draft);
    const { qualificationId } = draft.path;
    found.push({
      draft,
      title: asked(`${await qualificationName(db, qualificationId)}　${draft.procedureName}`),
      path: screenAddress('nq-application-temporary', { qualificationId }),
      applyUntil: lastDayToFile(procedure, null),
    });
  }
  return found;
}
