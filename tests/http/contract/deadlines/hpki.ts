import { agencyDeadlines } from '../agency-deadlines.ts';
import { applying } from '../applying/hpki.ts';

export const deadlines = agencyDeadlines(applying);
