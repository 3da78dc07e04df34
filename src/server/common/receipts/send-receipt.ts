import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { receiptMail } from './receipt-mail.ts';
import { receiptsAsRead } from './receipts-as-read.ts';

/**
 * Mails the receipt of what was just stored under a number. `to`: an address that the citizen has verified; null or empty = none, so nothing is sent.
 */
export async function sendReceipt(
  request: KnownRequest,
  receipts: Receipts,
  { number, to }: { readonly number: string; readonly to: string | null },
): Promise<void> {
  if (to === null || to === '') return;
  const [receipt] = await receiptsAsRead(receipts).find(request, number);
  if (receipt === undefined) throw new Error('What was filed has no receipt.');
  const address = `${request.origin}${receipt.path}?number=${encodeURIComponent(number)}`;
  await request.send({ kind: 'mail', to, text: receiptMail(receipt, address) });
}
