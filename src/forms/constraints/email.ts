import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';

const shape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

/** Consecutive dots and dots before @ are accepted: older addresses of Japanese phone companies have them. */
export function test(text: string): boolean {
  return text === '' || (text.length <= 254 && shape.test(text));
}

export const constraint: Constraint = {
  name: 'email',
  says: 'メールアドレスの形',
  argument: { const: true },
  message: 'email',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: always(5), most: always(254) } },
  accepts: [
    ['', true],
    ['hanako@example.jp', true],
    ['a.b+c@mail.example.co.jp', true],
    ['hana..ko.@example.ne.jp', true],
    ['A_1@xn--eckwd4c7c.example', true],
    ['__proto__@example.jp', true],
  ],
  refuses: [
    ['hanako', true],
    ['hanako@', true],
    ['@example.jp', true],
    ['hanako@example', true],
    ['hanako@example.jp ', true],
    [' hanako@example.jp', true],
    ['hanako@example.jp\r\n', true],
    ['ｈａｎａｋｏ@example.jp', true],
    ['hanako＠example.jp', true],
    ['花子@example.jp', true],
    ['a@b@example.jp', true],
    ['hanako@-example.jp', true],
    ['hanako@example..jp', true],
    ['hanako@example.jp,taro@example.jp', true],
    ['😀@example.jp', true],
  ],
};
