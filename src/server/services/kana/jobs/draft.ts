import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { type Draft, draftColumns, hasInput, openInput } from '../drafts.ts';
import { inputDeadline } from '../input-deadline.ts';

/** 「…まで、トップページから続けられます」 */
export const job = deadlineJob(
  inputDeadline('kana_drafts', async ({ db, citizen }) =>
    (await db.query<Draft>(`select ${draftColumns} from kana_drafts where citizen_id = $1`, [citizen.id]))
      .map((row) => openInput(db, citizen.id, row))
      .filter(hasInput),
  ),
);
