import type { MailCase } from './mail-case.ts';

const modules = import.meta.glob<{ readonly mails: readonly MailCase[] }>('./mails/*.ts', { eager: true });

/** `mails/<service>.ts`, one for each service whose acts are told by mail. */
export const mailCases: readonly MailCase[] = Object.values(modules).flatMap(({ mails }) => mails);
