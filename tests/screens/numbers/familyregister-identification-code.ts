import { receiptWords } from '../../../src/server/services/familyregister-identification-code/receipt.ts';

export const number = { member: 'receptionNumber', label: receiptWords.numberLabel };
