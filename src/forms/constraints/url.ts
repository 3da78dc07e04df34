import type { Constraint } from '../../model/vocabulary.ts';
import { isUrl } from '../is-url.ts';

export function test(text: string): boolean {
  return text === '' || (/^https?:\/\/[^\s/]/i.test(text) && !/\s/u.test(text) && isUrl(text));
}

export const constraint: Constraint = {
  name: 'url',
  says: 'ホームページの住所（http または https）',
  argument: { const: true },
  message: 'url',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['https://example.jp/', true],
    ['http://example.jp', true],
    ['https://例え.example/道?a=1#b', true],
    ['HTTPS://EXAMPLE.JP/', true],
    ['https://example.jp/__proto__', true],
  ],
  refuses: [
    ['example.jp', true],
    ['ftp://example.jp/', true],
    ['javascript:alert(1)', true],
    ['https://', true],
    ['https://exa mple.jp/', true],
    ['https://example.jp/\r\n', true],
    [' https://example.jp/', true],
    ['ｈｔｔｐｓ://example.jp/', true],
    ['https:/example.jp', true],
    ['data:text/html,a', true],
  ],
};
