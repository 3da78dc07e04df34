import type { Constraint } from '../../model/vocabulary.ts';
import { always, somewhere } from '../bounds.ts';
import { normalisePostalCode } from '../normalise/postal-code.ts';

export function test(text: string): boolean {
  return text === '' || /^\d{7}$/.test(normalisePostalCode(text));
}

export const constraint: Constraint = {
  name: 'postalCode',
  says: '郵便番号の形（7 けた。ハイフンや全角でもよい）',
  argument: { const: true },
  message: 'postalCode',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: always(7), most: somewhere } },
  accepts: [
    ['', true],
    ['1000001', true],
    ['100-0001', true],
    ['１００－０００１', true],
    ['100ー0001', true],
    ['〒100-0001', true],
    [' 100-0001 ', true],
  ],
  refuses: [
    ['100001', true],
    ['10000011', true],
    ['100-000a', true],
    ['100_0001', true],
    ['千代田区', true],
    ['__proto__', true],
  ],
};
