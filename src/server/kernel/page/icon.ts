import { iconSide } from '../../../model/icon-path.ts';
import { appAddress } from './app-address.ts';
import { type Html, html } from './html.ts';

export type IconName = 'error' | 'info' | 'warning' | 'success' | 'external' | 'waiting' | 'stopped' | 'mark' | 'menu';

/** Of the sprite that the screens have, drawn as by `ui/icon.tsx`. Decorative: words say the same. */
export function icon(name: IconName): Html {
  return html`<svg class="ui-icon" aria-hidden="true" width="24" height="24"><use href="${appAddress('assets/icons.svg')}#${name}"></use></svg>`;
}

/** One of the catalogue: a path (`model/icon-path.ts`). */
export function drawnIcon(path: string): Html {
  return html`<svg class="ui-icon" aria-hidden="true" width="24" height="24" viewBox="0 0 ${iconSide} ${iconSide}"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></svg>`;
}
