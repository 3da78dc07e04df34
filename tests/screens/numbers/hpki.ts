import { receiptWords } from '../../../src/server/services/hpki/receipt.ts';

export const number = { member: 'receptionNumber', label: receiptWords.numberLabel };
