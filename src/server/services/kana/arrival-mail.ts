import { receiptMailTemplate } from '../../common/receipts/receipt-mail.ts';
import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import { receiptNext } from './next-words.ts';
import { numberLabel, receiptPaths } from './receipt.ts';
import { procedureTitles } from './signed.ts';

export function arrivalMails(): readonly MailTemplate[] {
  return (['1', '2', '3'] as const).map((type) =>
    receiptMailTemplate({ procedure: procedureTitles[type], numberLabel, ...receiptNext[type] }, receiptPaths[type]),
  );
}
