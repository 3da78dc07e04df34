import { textOf } from '../kernel/page/form-bodies.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { CitizenKana } from '../services/kana/citizen-kana.ts';
import { historyList } from '../services/kana/history-list.ts';
import { decisionProblem, newestProblem } from '../services/kana/municipality.ts';
import { findProcedure, type Procedure, type ProcedureStatus } from '../services/kana/procedures.ts';
import type { KanaReport, ProcedureType } from '../services/kana/report.ts';
import { procedureReports } from '../services/kana/reports.ts';
import { type DeskView, deskForm, deskList, fact, loggedOutDesk } from './desk-pages.ts';

export const municipalityPath = '/sandbox/municipality';

const title = '市区町村の見本';

const kinds: { readonly [type in ProcedureType]: string } = { '1': '届出', '2': '訂正', '3': '取り下げ' };

const statuses: { readonly [status in ProcedureStatus]: string } = {
  '1': '市区町村が確認しています',
  '2': '訂正を依頼しています',
  '3': '取り下げられました',
  '4': '戸籍に記載しました',
};

/** Correctable parts of a report, by their member name in a correction request. */
export const corrections = [
  ['furigana', '振り仮名'],
  ['qualificationType', '資格'],
  ['address', '住所'],
] as const;

/** Whose reports are shown. */
export interface View extends DeskView {
  readonly kana: CitizenKana;
}

export const loggedOutPage = loggedOutDesk(title);

/** Everything filed in this browser, newest first. `done` confirms the last action; empty: none. */
export function listPage(view: View, done: string): Page {
  const entries = historyList(view.kana).map((entry, index) => {
    const procedure = findProcedure(view.kana.procedures, entry.id);
    return html`<section>
      <h2 id="entry-${index}">${entry.identifiableName} の${kinds[entry.type]}</h2>
      <dl class="facts">
        ${fact('到達番号', entry.arrivalNumber)}
        ${fact('種類', kinds[entry.type])}
        ${fact('状態', statuses[entry.status])}
      </dl>
      ${procedure !== undefined && actions(procedure, entry.id, `entry-${index}`)}
    </section>`;
  });
  const says = `振り仮名の届出を受け付けた市区町村の代わりです。${view.name} さんが出した届出について、市区町村がすることを試せます。`;
  const links = html`<a class="button quiet" href="/svc/kana/top">振り仮名の届出を開く</a>`;
  return deskList(view, { title, says, nothing: '出された届出は、まだありません。', entries, links }, done);
}

function actions(procedure: Procedure, id: string, describedBy: string): Html {
  const old = newestProblem(procedure, id);
  if (old !== null) return html`<p class="support">${old}</p>`;
  const problem = decisionProblem(procedure);
  const quiet = html`class="button quiet"`;
  const button = (deed: string, label: string, look: Html) =>
    html`<button ${look} formaction="${municipalityPath}/${deed}" aria-describedby="${describedBy}">${label}</button>`;
  return html`${problem !== null && html`<p class="support">${problem}</p>`}
    <form method="get" class="actions">
      <input type="hidden" name="id" value="${id}">
      ${problem === null && button('correction', '訂正を依頼する', html`class="button"`)}
      ${button('notice', 'お知らせを送る', quiet)}
      ${problem === null && button('entry', '戸籍に記載する', html`${quiet} formmethod="post"`)}
    </form>`;
}

function formPage(view: View, procedure: Procedure, heading: string, path: string, fields: Html, button: string): Page {
  const [newest] = procedure.histories;
  return deskForm(view, {
    heading,
    says: `到達番号 ${newest?.arrivalNumber ?? ''} の届出について、${view.name} さんに送ります。`,
    action: `${municipalityPath}/${path}`,
    hidden: { id: newest?.id ?? '' },
    fields,
    button,
    list: municipalityPath,
  });
}

/** `typed` holds `dueDate` and, per report, `<id>.note` and `<id>.<part to correct>`. */
export function correctionPage(view: View, procedure: Procedure, typed: unknown): Page {
  const reports = procedureReports(view.kana, procedure);
  const fields = html`${reports.map((report) => correctionFields(report, typed))}
    <div class="field"><label for="dueDate">訂正の期限</label>
      <input id="dueDate" name="dueDate" type="date" value="${textOf(typed, 'dueDate')}"></div>`;
  return formPage(view, procedure, '訂正の依頼', 'correction', fields, '訂正を依頼する');
}

function correctionFields(report: KanaReport, typed: unknown): Html {
  const { id, name } = report;
  const note = `${id}.note`;
  return html`<fieldset>
    <legend>${report.type === '1' ? '氏' : '名'}（${name}）の届出で、訂正してもらうもの</legend>
    ${corrections
      .filter(([member]) => member !== 'qualificationType' || !report.isYourself)
      .map(
        ([member, label]) =>
          html`<label class="choice"><input type="checkbox" name="${id}.${member}" value="1"${textOf(typed, `${id}.${member}`) !== '' && html` checked`}>${label}</label>`,
      )}
    <div class="field"><label for="${note}">伝えること（書かなくてもかまいません）</label>
      <input id="${note}" name="${note}" value="${textOf(typed, note)}" autocomplete="off"></div>
  </fieldset>`;
}

/** `typed` holds `title` and `text`. */
export function noticePage(view: View, procedure: Procedure, typed: unknown): Page {
  const fields = html`<div class="field"><label for="title">件名</label>
      <input id="title" name="title" value="${textOf(typed, 'title')}" autocomplete="off"></div>
    <div class="field"><label for="text">本文</label>
      <textarea id="text" name="text" rows="5">${textOf(typed, 'text')}</textarea></div>`;
  return formPage(view, procedure, 'お知らせの送信', 'notice', fields, 'お知らせを送る');
}
