import { as, type CallCase } from './call-case.ts';

/** Calls of receipts. */
export const receiptCalls: readonly CallCase[] = [
  {
    call: 'receiptGet',
    exists: '',
    request: { number: 'number' },
    response: { receipts: 'receipts' },
    arrive: as('qr', () => ({ number: '2026112300000001' })),
  },
  {
    call: 'receiptList',
    exists: '',
    request: { service: 'service' },
    response: { receipts: 'receipts' },
    arrive: as('qr', () => ({ service: '-' })),
  },
];
