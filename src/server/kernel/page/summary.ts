import { type Html, html } from './html.ts';

/** Names and values, drawn as by `ui/summary-list.tsx`. */
export function summary(rows: readonly (readonly [name: string, value: Html | string])[]): Html {
  return html`<dl class="ui-summary">${rows.map(([name, value]) => html`<div class="ui-summary-row"><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
