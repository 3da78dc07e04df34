import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';
import type { TestPortal } from '../harness.ts';
import { bodyOf, type Client } from './client.ts';

/** Something that has a receipt. */
export interface ReceiptCase {
  readonly what: string;
  /** Which service’s `module.ts` has its `receipts`. */
  readonly module: string;
  /** As `receiptList` names it; undefined = the service keeps no list. */
  readonly service?: string;
  /** Where the screen that shows the receipt begins: the name of its service, and what its addresses have in common. */
  readonly path: string;
  /** Where the mail goes; null = none is sent. */
  readonly to: string | null;
  /** In which table it stands. */
  readonly table: string;
  /** Files it, as somebody who has just logged in. */
  file(portal: TestPortal): Promise<{ readonly client: Client; readonly number: string }>;
}

const modules = import.meta.glob<{ readonly receipts: readonly ReceiptCase[] }>('./receipts/*.ts', { eager: true });

/** `receipts/<service>.ts`, one for each service whose filings have one, and `tax.ts` of those that share it. */
export const receiptCases: readonly ReceiptCase[] = Object.values(modules).flatMap(({ receipts }) => receipts);

export const receiptsOf = (client: Client, number: string) =>
  bodyOf<{ receipts: readonly Receipt[] }>(client.call('receiptGet', { number }));
