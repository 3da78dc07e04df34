import { waitingItems } from '../../../common/agency/waiting-items.ts';
import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import type { Queries } from '../../../db/database.ts';
import { type Html, html } from '../../../kernel/page/html.ts';
import type { Waiting } from '../../../kernel/page/waiting.ts';
import type { Citizen } from '../../../kernel/people/citizen.ts';
import { untilText } from '../../../kernel/time/until-text.ts';
import { agency } from './agency.ts';
import { draftsOf } from './drafts.ts';
import { qualificationName } from './procedure.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

const screens = '/svc/nq';

function resumeAddress(path: ProcedurePath): string {
  return `${screens}/application-information/${keyOf(path)}`;
}

/** 「続きから再開」 for every draft, and what there is to do about applications, what the agencies are doing, and what is finished. */
export async function waitingQualifications(db: Queries, citizen: Citizen, now: Date): Promise<Partial<Waiting>> {
  const begun: Html[] = [];
  for (const draft of await draftsOf(db, citizen.id, now)) {
    const name = await qualificationName(db, draft.path.qualificationId);
    begun.push(html`<section class="notice" data-qualification-draft>
      <p><strong>${name}　${draft.procedureName}</strong>の申請が途中です。入力した内容は、${untilText(lastDayOf(draft), now)}まで残しておきます。</p>
      <p><a class="button" href="${resumeAddress(draft.path)}">続きから再開</a></p>
    </section>`);
  }
  return { begun, ...waitingItems(agency, await agency.cases(db, citizen, now), now) };
}
