import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import type { Queries } from '../../../db/database.ts';
import { type Html, html } from '../../../kernel/page/html.ts';
import type { Waiting } from '../../../kernel/page/waiting.ts';
import type { Citizen } from '../../../kernel/people/citizen.ts';
import { dayText } from '../../../kernel/time/day-text.ts';
import { type Application, applicationsOf } from './applications.ts';
import { draftsOf } from './drafts.ts';
import { qualificationName } from './procedure.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

const screens = '/svc/nq';

function resumeAddress(path: ProcedurePath): string {
  return `${screens}/application-information/${keyOf(path)}`;
}

function statusLink({ applyingId }: Application, words: string): Html {
  return html`<a href="${screens}/application-status-detail/${applyingId}">${words}</a>`;
}

const underWay = { '1': '受け付けました', '2': '審査しています' } as const;

/** 「続きから再開」 for every draft, returned applications to correct, and those the agencies are processing. */
export async function waitingQualifications(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const applications = await applicationsOf(db, id);
  const begun: Html[] = [];
  for (const draft of await draftsOf(db, id, now)) {
    const name = await qualificationName(db, draft.path.qualificationId);
    begun.push(html`<section class="notice" data-qualification-draft>
      <p><strong>${name}　${draft.procedureName}</strong>の申請が途中です。入力した内容は、${dayText(lastDayOf(draft))}まで残しておきます。</p>
      <p><a class="button" href="${resumeAddress(draft.path)}">続きから再開</a></p>
    </section>`);
  }
  const tasks = applications.flatMap((application) => {
    const { returned, procedure } = application;
    if (returned === null) return [];
    const until = returned.dueDate === '' ? '' : `${dayText(returned.dueDate)}までに`;
    return [
      html`<li data-returned>${procedure.qualificationName}　${procedure.name}の申請が、直すために戻されています。${until}直して、もう一度申請してください。${statusLink(application, '直すところを見る')}</li>`,
    ];
  });
  const open = applications.flatMap((application) => {
    const { status, procedure, applicationNumber } = application;
    if (status !== '1' && status !== '2') return [];
    return [
      html`<li data-applied>${procedure.qualificationName}　${procedure.name}（申請の番号：${applicationNumber}）。${underWay[status]}。${statusLink(application, '申請の状況を見る')}</li>`,
    ];
  });
  return { begun, tasks, underWay: open };
}
