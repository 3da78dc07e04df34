import { dayText } from '../../expressions/japan-time.ts';
import { groupsOfFour } from '../../model/groups-of-four.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { type Asks, asked, movesIn } from '../common/agency/decide.ts';
import { lastFiledAt } from '../common/agency/last-filed.ts';
import { agencyStates } from '../common/agency/waiting-items.ts';
import { type DeskView, deskForm, deskList, fact, loggedOutDesk } from '../common/desks/desk-pages.ts';
import { states } from '../kernel/page/chip.ts';
import { textOf } from '../kernel/page/form-bodies.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { AgencyCase, AgencyDesk } from '../kernel/portal/agency.ts';
import { japanDate } from '../kernel/time/japan-date.ts';
import type { AgencyMove } from '../ports/back-office.ts';

export const agencyPath = '/sandbox/agency';

const title = '申請先の見本';

/** `done` confirms it in the list. */
export const deeds: { readonly [move in AgencyMove]: { readonly label: string; readonly done: string } } = {
  examine: { label: '審査を始める', done: '審査を始めました。' },
  issue: { label: '認めて、手続きを終える', done: '認めて、手続きを終えました。' },
  return: { label: '直すために戻す', done: '直すために戻しました。' },
  askPayment: { label: '手数料の支払いをお願いする', done: '手数料の支払いをお願いしました。' },
  takePayment: { label: '支払いを確認したことにする', done: '支払いを確認しました。審査に戻りました。' },
  refuse: { label: '認めない', done: '認めないと決めました。' },
};

/** An application with the desk it came to. */
export interface Filed {
  readonly desk: AgencyDesk;
  readonly one: AgencyCase;
}

export function asksNothing(move: AgencyMove): boolean {
  return Object.keys(asked[move]).length === 0;
}

export const loggedOutPage = loggedOutDesk(title);

export function listPage(view: DeskView, filed: readonly Filed[], done: string): Page {
  return deskList(
    view,
    {
      title,
      says: `申請を受け付けた申請先の代わりです。${view.name} さんの申請について、申請先がすることを試せます。`,
      nothing: '受け付けた申請は、まだありません。',
      entries: filed.map(entry),
      links: html`<a class="ui-button ui-button-secondary" href="/todo">やることを開く</a>`,
    },
    done,
  );
}

function entry({ desk, one }: Filed, index: number): Html {
  const moves = movesIn(desk.moves, one.status);
  const describedBy = `entry-${index}`;
  return html`<section>
    <h2 id="${describedBy}">${one.subject}</h2>
    <dl class="ui-summary">
      ${fact('手続き', desk.title)}
      ${fact(desk.numberLabel, groupsOfFour(one.number))}
      ${fact('申請先', one.agencyName)}
      ${fact('受け付けた日', dayText(japanDate(lastFiledAt(one))))}
      ${fact('状態', states[agencyStates[one.status]][1])}
    </dl>
    ${
      moves.length === 0
        ? html`<p class="support">いま、申請先がすることはありません。</p>`
        : html`<form method="get" class="ui-buttons">
      <input type="hidden" name="service" value="${desk.name}"><input type="hidden" name="id" value="${one.id}">
      ${moves.map((move, at) => button(move, at === 0, describedBy))}
    </form>`
    }
  </section>`;
}

function button(move: AgencyMove, isFirst: boolean, describedBy: string): Html {
  const post = asksNothing(move) && html` formmethod="post"`;
  return html`<button class="ui-button ui-button-${isFirst ? 'primary' : 'secondary'}" formaction="${agencyPath}/${move}"${post} aria-describedby="${describedBy}">${deeds[move].label}</button>`;
}

/** `typed` holds the members that the move asks for. */
export function formPage(view: DeskView, { desk, one }: Filed, move: AgencyMove, typed: unknown): Promise<Page> {
  const names = Object.keys(asked[move]) as (keyof Asks)[];
  const noteTitle = move === 'refuse' ? '認めない理由' : '直してほしいところ';
  const inputs: { readonly [name in keyof Asks]-?: JsonSchema } = {
    note: { type: 'string', title: noteTitle, 'x-lines': 4 },
    yen: { type: 'string', title: '手数料の額（円）', 'x-digits': true },
    dueDate: { type: 'string', format: 'date', title: '期限' },
  };
  return deskForm(view, {
    heading: deeds[move].label,
    says: `${one.subject}（${desk.numberLabel} ${groupsOfFour(one.number)}）について、${view.name} さんに知らせます。`,
    action: `${agencyPath}/${move}`,
    hidden: { service: desk.name, id: one.id },
    inputs: {
      schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, inputs[name]])) },
      values: Object.fromEntries(names.map((name) => [name, textOf(typed, name)])),
    },
    button: deeds[move].label,
    list: agencyPath,
  });
}
