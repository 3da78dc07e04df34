import { casesByService } from './cases-by-service.ts';
import type { MailCase } from './mail-case.ts';

/** `mails/<service>.ts`, one for each service whose acts are told by mail. */
export const mailCases = casesByService(
  import.meta.glob<readonly MailCase[]>('./mails/*.ts', { eager: true, import: 'mails' }),
);
