import { sealedColumn } from '../../db/sealed.ts';

/** What a person was answered: kept so that an act is done once. Of `owner`, as in both tables. */
export const keptAnswer = sealedColumn('answers');

/** Of the citizen. */
export const mailBody = sealedColumn('outbox.body');

/** Numbers and titles of what a citizen has begun. Of the citizen; '' = of nobody. */
export const jobContent = sealedColumn('jobs.content');
