import type { FastifyInstance } from 'fastify';
import { documentRows } from '../../../common/tax/documents.ts';
import { banner } from '../../../kernel/page/banner.ts';
import { textOf } from '../../../kernel/page/form-bodies.ts';
import { html } from '../../../kernel/page/html.ts';
import type { Page } from '../../../kernel/page/page.ts';
import { sendPage } from '../../../kernel/page/send-page.ts';
import { summary } from '../../../kernel/page/summary.ts';
import type { Portal } from '../../../kernel/portal/portal.ts';
import { visitorOf } from '../../../kernel/portal/visitor.ts';
import { timeOf } from '../../../kernel/sessions/browser.ts';
import { takeHandover } from '../take-handover.ts';

export const employerPath = '/sandbox/employer';

export const title = '勤務先の年末調整のソフトの見本';

type Taken = Awaited<ReturnType<typeof takeHandover>> | null;

/** Stands in for the software into which somebody types the number of their handover. Nobody is logged in there. */
export function registerEmployer(app: FastifyInstance, portal: Portal): void {
  app.get(employerPath, async (_request, reply) => sendPage(reply, page('', null)));
  app.post(employerPath, async (request, reply) => {
    const { browser } = await visitorOf(portal, request);
    const number = textOf(request.body, 'number');
    return sendPage(reply, page(number, await takeHandover(portal.database, number, timeOf(browser, portal.now()))));
  });
}

function page(number: string, taken: Taken): Page {
  return {
    title,
    isOfNobody: true,
    main: html`<h1>${title}</h1>
      ${taken !== null && 'refused' in taken && banner('error', taken.refused, 'alert')}
      <p>年末調整の証明書を渡したときの受付番号を入力すると、証明書を受け取れます。</p>
      <form method="post" action="${employerPath}">
        <div class="ui-field"><label class="ui-field-label" for="number">受付番号</label>
          <input id="number" name="number" inputmode="numeric" autocomplete="off" required value="${number}"></div>
        <div class="ui-buttons"><button class="ui-button ui-button-primary">証明書を受け取る</button></div>
      </form>
      ${taken !== null && 'documents' in taken && documentList(taken)}
      <div class="ui-buttons"><a class="ui-button ui-button-secondary" href="/">ポータルのトップページへ</a></div>`,
  };
}

function documentList({ name, year, documents }: Exclude<Taken, null | { readonly refused: string }>) {
  return html`<h2 data-taken>${name}さんの${year}年分の証明書（${documents.length}件）</h2>
    <p>別の人の名前のときは、番号がまちがっています。使わずに、本人に確かめてください。</p>
    ${summary(documentRows(documents).map(({ name, value }) => [name, value]))}`;
}
