import { groupsOfFour } from '../../../../model/groups-of-four.ts';
import type { JsonSchema } from '../../../../model/json-schema.ts';
import type { SchemaForm } from '../../../../schema-forms/schema-form.ts';
import { type DeskView, deskForm, deskList, fact, loggedOutDesk } from '../../../common/desks/desk-pages.ts';
import { states } from '../../../kernel/page/chip.ts';
import { textOf } from '../../../kernel/page/form-bodies.ts';
import { type Html, html } from '../../../kernel/page/html.ts';
import type { Page } from '../../../kernel/page/page.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { reportName } from '../called.ts';
import type { CitizenKana } from '../citizen-kana.ts';
import { kanaStates } from '../filed.ts';
import { historyList } from '../history-list.ts';
import { decisionProblem, newestProblem } from '../municipality.ts';
import { findProcedure, type Procedure, type ProcedureStatus } from '../procedures.ts';
import { numberLabel } from '../receipt.ts';
import type { KanaReport, ProcedureType } from '../report.ts';
import { procedureReports } from '../reports.ts';

export const municipalityPath = '/sandbox/municipality';

export const title = '市区町村の見本';

const kinds: { readonly [type in ProcedureType]: string } = { '1': '届出', '2': '訂正', '3': '取り下げ' };

const statusWords = (status: ProcedureStatus | '5') =>
  status === '5' ? '訂正しました' : states[kanaStates[status]][1];

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
      <dl class="ui-summary">
        ${fact(numberLabel, groupsOfFour(entry.arrivalNumber))}
        ${fact('種類', kinds[entry.type])}
        ${fact('状態', statusWords(entry.status))}
      </dl>
      ${procedure !== undefined && actions(procedure, entry.id, `entry-${index}`)}
    </section>`;
  });
  const says = `振り仮名の届出を受け付けた市区町村の代わりです。${view.name} さんが出した届出について、市区町村がすることを試せます。`;
  const links = html`<a class="ui-button ui-button-secondary" href="${screenAddress('kana-top')}">振り仮名の届出を開く</a>`;
  return deskList(view, { title, says, nothing: '出された届出は、まだありません。', entries, links }, done);
}

function actions(procedure: Procedure, id: string, describedBy: string): Html {
  const old = newestProblem(procedure, id);
  if (old !== null) return html`<p class="support">${old}</p>`;
  const problem = decisionProblem(procedure);
  const quiet = html`class="ui-button ui-button-secondary"`;
  const button = (deed: string, label: string, look: Html) =>
    html`<button ${look} formaction="${municipalityPath}/${deed}" aria-describedby="${describedBy}">${label}</button>`;
  return html`${problem !== null && html`<p class="support">${problem}</p>`}
    <form method="get" class="ui-buttons">
      <input type="hidden" name="id" value="${id}">
      ${problem === null && button('correction', '訂正を依頼する', html`class="ui-button ui-button-primary"`)}
      ${button('notice', 'お知らせを送る', quiet)}
      ${problem === null && button('entry', '戸籍に記載する', html`${quiet} formmethod="post"`)}
    </form>`;
}

interface Sending {
  readonly heading: string;
  readonly path: string;
  readonly inputs: SchemaForm;
  readonly button: string;
}

function formPage(view: View, procedure: Procedure, { heading, path, inputs, button }: Sending): Promise<Page> {
  const [newest] = procedure.histories;
  return deskForm(view, {
    heading,
    says: `${numberLabel} ${groupsOfFour(newest?.arrivalNumber ?? '')} の届出について、${view.name} さんに送ります。`,
    action: `${municipalityPath}/${path}`,
    hidden: { id: newest?.id ?? '' },
    inputs,
    button,
    list: municipalityPath,
  });
}

/** `typed` holds `dueDate` and, per report, `<id>.note` and `<id>.<part to correct>`. */
export function correctionPage(view: View, procedure: Procedure, typed: unknown): Promise<Page> {
  const reports = procedureReports(view.kana, procedure);
  const dueDate: JsonSchema = { type: 'string', format: 'date', title: '訂正の期限' };
  const ofReports = reports.map((report) => [report.id, correctionSchema(report)] as const);
  const inputs = {
    schema: { type: 'object', properties: { ...Object.fromEntries(ofReports), dueDate } },
    values: {
      ...Object.fromEntries(ofReports.map(([id, schema]) => [id, correctionValues(id, schema, typed)])),
      dueDate: textOf(typed, 'dueDate'),
    },
  };
  return formPage(view, procedure, {
    heading: '訂正の依頼',
    path: 'correction',
    inputs,
    button: '訂正を依頼する',
  });
}

function correctionSchema(report: KanaReport): JsonSchema {
  const { type, isYourself } = report;
  const parts = corrections.filter(([member]) => member !== 'qualificationType' || !isYourself);
  return {
    type: 'object',
    title: `${type === '1' ? '氏' : '名'}（${reportName(report)}）の届出で、訂正してもらうもの`,
    properties: {
      ...Object.fromEntries(parts.map(([member, title]) => [member, { type: 'boolean', title }])),
      note: { type: 'string', title: '伝えること（書かなくてもかまいません）' },
    },
  };
}

function correctionValues(id: string, { properties = {} }: JsonSchema, typed: unknown) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => {
      const text = textOf(typed, `${id}.${name}`);
      return [name, type === 'boolean' ? text !== '' : text];
    }),
  );
}

/** `typed` holds `title` and `text`. */
export function noticePage(view: View, procedure: Procedure, typed: unknown): Promise<Page> {
  const inputs: SchemaForm = {
    schema: {
      type: 'object',
      properties: {
        title: { type: 'string', title: '件名' },
        text: { type: 'string', title: '本文', 'x-lines': 5 },
      },
    },
    values: { title: textOf(typed, 'title'), text: textOf(typed, 'text') },
  };
  return formPage(view, procedure, { heading: 'お知らせの送信', path: 'notice', inputs, button: 'お知らせを送る' });
}
