import { type Html, html } from './html.ts';
import { icon } from './icon.ts';

/** A notice in the page, drawn as by `ui/banner.tsx`. `role`: announced when the page that it belongs to is drawn. */
export function banner(
  tone: 'info' | 'warning' | 'error' | 'success',
  says: Html | string,
  role?: 'alert' | 'status',
): Html {
  return html`<div class="ui-banner ui-banner-${tone}">${icon(tone)}<div class="ui-banner-text"${role !== undefined && html` role="${role}"`}>${says}</div></div>`;
}
