import { appAddress } from './app-address.ts';
import { type Html, html } from './html.ts';

/** Beside a life event. */
export type EventIcon = 'people' | 'work' | 'tax' | 'pension' | 'licence' | 'filed' | 'info';

export type IconName =
  | 'error'
  | 'warning'
  | 'success'
  | 'external'
  | 'waiting'
  | 'stopped'
  | 'mark'
  | 'menu'
  | EventIcon;

/** Of the sprite that the screens have, drawn as by `ui/icon.tsx`. Decorative: words say the same. */
export function icon(name: IconName): Html {
  return html`<svg class="ui-icon" aria-hidden="true" width="24" height="24"><use href="${appAddress('assets/icons.svg')}#${name}"></use></svg>`;
}
