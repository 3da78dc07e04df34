import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { rowsAsRead } from '../../kernel/portal/plain-row.ts';

/** The same receipts, their content as the screen showed it before it was filed. */
export const receiptsAsRead = ({ find, ...receipts }: Receipts): Receipts => ({
  ...receipts,
  find: async (request, number) =>
    (await find(request, number)).map((receipt) => ({ ...receipt, content: rowsAsRead(receipt.content) })),
});
