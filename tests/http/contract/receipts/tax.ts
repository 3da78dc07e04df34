import type { ReceiptCase } from '../receipt-case.ts';
import { handOver, taxpayer } from '../tax-journey.ts';

const handedOver =
  (procedure: 'taxReturn' | 'yearEnd'): ReceiptCase['file'] =>
  async ({ origin }) => {
    const client = await taxpayer(origin, 'tax-much');
    return { client, number: await handOver(client, procedure) };
  };

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'tax-return',
    what: 'documents for e-Tax [TX-003]',
    service: 'taxReturn',
    path: '/svc/tax-return/connections',
    to: null,
    table: 'tax_handovers',
    file: handedOver('taxReturn'),
  },
  {
    module: 'year-end-adjustment',
    what: 'documents for an employer [YE-003]',
    service: 'yearEnd',
    path: '/svc/year-end-adjustment/connections-list',
    to: null,
    table: 'tax_handovers',
    file: handedOver('yearEnd'),
  },
];
