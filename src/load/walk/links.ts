import type { MenuItem, ViewLink } from '../../model/block.ts';
import { tell, type Walk } from './context.ts';

/** As their schema gives them: the names of their targets as they are written. */
export type RawMenuItem = Omit<MenuItem, 'to' | 'at'> & { readonly to: string | null };
export type RawViewLink = Omit<ViewLink, 'to' | 'at'> & { readonly to: string };

/** Whether `to` names a screen or an address is known when all screens are read (`withLinkTargets`). */
export function menuItem(walk: Walk, raw: RawMenuItem): MenuItem {
  const place = walk.origins.get(raw)?.at;
  if (place && (raw.to === null) === (raw.action === null)) {
    tell(walk, 'schema/one-of', place, 'menu のカードには、to か action のどちらか一つだけを書いてください。');
  } else if (place && raw.action !== null && Object.keys(raw.with).length > 0) {
    tell(walk, 'schema/one-of', place, 'with は、to と一緒に書いてください（行き先の住所に付く値です）。');
  }
  return { ...raw, to: raw.to === null ? null : { screen: raw.to }, ...(place && { at: place }) };
}

export function viewLink(walk: Walk, raw: RawViewLink): ViewLink {
  const place = walk.origins.get(raw)?.at;
  return { ...raw, to: { screen: raw.to }, ...(place && { at: place }) };
}
