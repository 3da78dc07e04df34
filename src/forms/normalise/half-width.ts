// chunk: inputs
import { withoutHidden } from './without-hidden.ts';

/**
 * Converts full-width letters, digits, signs and spaces to half-width and dash-like characters to a hyphen, drops signs that are not seen, and trims.
 * Nothing else changes (no NFKC: it would alter characters the person intended). Example: `０３－１２３４` becomes `03-1234`.
 */
export function halfWidth(text: string): string {
  return withoutHidden(text)
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll(/[\u2010-\u2015\u2212\u30fc\uff70]/g, '-')
    .trim();
}
