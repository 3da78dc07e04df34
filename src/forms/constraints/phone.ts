import type { Constraint } from '../../model/vocabulary.ts';
import { always, somewhere } from '../bounds.ts';
import { normalisePhone } from '../normalise/phone.ts';

/**
 * Japanese numbers: of 11 digits where they belong to no place (050 to 090, and 0800), otherwise of 10; 010 dials other countries and 020 machines. Or `+` and a number of
 * another country. In any grouping.
 */
export function test(text: string): boolean {
  return text === '' || /^(?:0[5-9]0\d{8}|0(?![125-9]0)[1-9]\d{8}|\+[1-9]\d{6,14})$/.test(normalisePhone(text));
}

export const constraint: Constraint = {
  name: 'phone',
  says: '電話番号の形（数字とハイフン。全角でもよい）',
  argument: { const: true },
  message: 'phone',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: always(8), most: somewhere } },
  accepts: [
    ['', true],
    ['0312345678', true],
    ['03-1234-5678', true],
    ['090-1234-5678', true],
    ['０９０－１２３４－５６７８', true],
    ['03ー1234ー5678', true],
    ['(03) 1234-5678', true],
    ['03（1234）5678', true],
    ['0120-123-456', true],
    ['0570-012-345', true],
    ['0800-123-4567', true],
    ['+81 90 1234 5678', true],
    ['+1 212 555 0100', true],
    [' 0312345678 ', true],
  ],
  refuses: [
    ['12345', true],
    ['0012345678', true],
    ['03-1234-567', true],
    ['090-1234-567', true],
    ['050-1234-567', true],
    ['090-1234-56789', true],
    ['1234567890', true],
    ['010-1234-5678', true],
    ['010-123-4567', true],
    ['020-1234-5678', true],
    ['03-1234-56789', true],
    ['電話', true],
    ['03-1234-567a', true],
    ['０３－１２３４－５６７ｱ', true],
    ['03\u20e3', true],
    ['__proto__', true],
  ],
};
