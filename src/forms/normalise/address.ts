import { normaliseFreeText } from './free-text.ts';

/** An address on one line, as forms and envelopes have it: line breaks become a blank. `東京都\n見本区` -> `東京都　見本区` */
export function normaliseAddress(typed: string): string {
  return normaliseFreeText(typed).replace(/[ \u3000]*[\r\n]+[ \u3000]*/gu, '\u3000');
}
