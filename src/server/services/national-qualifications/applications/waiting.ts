import { asked } from '../../../common/agency/asked.ts';
import { waitingItems } from '../../../common/agency/waiting-items.ts';
import type { Queries } from '../../../db/database.ts';
import { type Html, html } from '../../../kernel/page/html.ts';
import type { Waiting } from '../../../kernel/page/waiting.ts';
import type { Citizen } from '../../../kernel/people/citizen.ts';
import { untilText } from '../../../kernel/time/until-text.ts';
import { agency } from './agency.ts';
import { applicationsOf } from './applications.ts';
import { lastDayToFile, promisedDay } from './draft-last-day.ts';
import { closedReasonOf, procedureOfDraft } from './draft-procedure.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { qualificationName } from './procedure.ts';
import { keyOf } from './procedure-path.ts';

const screens = '/svc/nq';

/**
 * 「続きから再開」 for every draft, and what there is to do about applications, what the agencies are doing, and what is finished. A correction
 * that was begun is no second thing to do beside the returned application, whose page leads to it.
 */
export async function waitingQualifications(db: Queries, citizen: Citizen, now: Date): Promise<Partial<Waiting>> {
  const returned = (await applicationsOf(db, citizen.id, now)).filter((application) => application.returned !== null);
  const keys = new Set(returned.map(({ path }) => keyOf(path)));
  const drafts = (await draftsOf(db, citizen.id, now)).filter(({ path }) => !keys.has(keyOf(path)));
  const begun: Html[] = [];
  for (const draft of drafts) begun.push(await begunItem(db, citizen, draft, now));
  return { begun, ...waitingItems(agency, await agency.cases(db, citizen, now), now) };
}

async function begunItem(db: Queries, citizen: Citizen, draft: Draft, now: Date): Promise<Html> {
  const { path } = draft;
  const procedure = await procedureOfDraft({ db, citizen, now }, draft);
  const subject = asked(`${await qualificationName(db, path.qualificationId)}　${draft.procedureName}`);
  const lastToFile = lastDayToFile(procedure, null);
  const day = promisedDay(draft, lastToFile, now);
  const kept = `入力した内容は、${untilText(day, now)}まで残しておきます。`;
  const closed = closedReasonOf(procedure);
  const says =
    closed === '' ? (day === lastToFile ? `申し込みは${untilText(day, now)}までです。` : kept) : `${closed}${kept}`;
  const link =
    closed === ''
      ? html`<a class="button" href="${screens}/application-information/${keyOf(path)}">続きから再開</a>`
      : html`<a href="${screens}/application-temporary/${path.qualificationId}">保存した内容を見る</a>`;
  return html`<section class="notice" data-qualification-draft>
      <p><strong>${subject}</strong>が途中です。${says}</p>
      <p>${link}</p>
    </section>`;
}
