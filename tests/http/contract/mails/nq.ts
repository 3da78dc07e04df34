import { agencyMails } from '../agency-mails.ts';
import { applying } from '../applying/nq.ts';

export const mails = agencyMails(applying);
