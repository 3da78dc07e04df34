import { numberLabel } from '../../../src/server/services/kana/receipt.ts';

export const number = { member: 'arrivalNumber', label: numberLabel };
