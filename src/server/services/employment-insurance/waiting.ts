import type { Queries } from '../../db/database.ts';
import { html } from '../../kernel/page/html.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { slipsOf } from './slips.ts';

/** Separation slips whose receipt the citizen has not confirmed yet. */
export async function waitingEmployment(db: Queries, citizen: Citizen): Promise<Partial<Waiting>> {
  const slips = (await slipsOf(db, citizen)).filter(({ receivedOn }) => receivedOn === undefined);
  return {
    tasks: slips.map(
      ({ id, officeName }) =>
        html`<li data-slip>離職票の受け取り（${officeName}）。<a href="/svc/employment-insurance?slip=${id}">離職票を見る</a></li>`,
    ),
  };
}
