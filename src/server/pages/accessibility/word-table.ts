import { type Html, html } from '../../kernel/page/html.ts';

/** A column of a table; the first one names its row. */
export interface Column<Row> {
  readonly label: string;
  draw(row: Row): Html | string | number;
}

/** Drawn as by `ui/data-table.tsx`, roles included: on narrow windows every row is a card, which would lose them. */
export function wordTable<Row>({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}): Html {
  const cell = (row: Row, { label, draw }: Column<Row>, index: number) => {
    const inside = html`<span class="ui-table-label" aria-hidden="true">${label}</span><span>${draw(row)}</span>`;
    return index === 0 ? html`<th role="rowheader" scope="row">${inside}</th>` : html`<td role="cell">${inside}</td>`;
  };
  return html`<div class="ui-table">
      <table role="table">
        <caption>${caption}</caption>
        <thead role="rowgroup">
          <tr role="row">${columns.map(({ label }) => html`<th role="columnheader" scope="col" data-sortable="false">${label}</th>`)}</tr>
        </thead>
        <tbody role="rowgroup">
          ${rows.map((row) => html`<tr role="row">${columns.map((column, index) => cell(row, column, index))}</tr>`)}
        </tbody>
      </table>
    </div>`;
}
