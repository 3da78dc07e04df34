import { receiptWords } from '../../../src/server/services/drivers-license/receipt.ts';

export const number = { member: 'receptionNumber', label: receiptWords.numberLabel };
