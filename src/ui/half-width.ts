/**
 * Full-width letters, digits, signs and spaces as half-width; dash-like characters as a hyphen. Nothing else changes (no NFKC: it would
 * alter characters a person meant). Example: `０３－１２３４` becomes `03-1234`.
 */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll(/[\u2010-\u2015\u2212\u30fc\uff70]/g, '-')
    .trim();
}
