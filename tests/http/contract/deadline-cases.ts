import { casesByService } from './cases-by-service.ts';
import type { DeadlineCase } from './deadline-case.ts';

/** `deadlines/<service>.ts`, one for each service with a deadline, and `common.ts`. */
export const deadlineCases = casesByService(
  import.meta.glob<readonly DeadlineCase[]>('./deadlines/*.ts', { eager: true, import: 'deadlines' }),
);
