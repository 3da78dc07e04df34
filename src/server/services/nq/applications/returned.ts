import type { Queries } from '../../../db/database.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { type Application, applicationsOf } from './applications.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

/** An application returned by the agency for correction. */
export interface ReturnedApplication extends Pick<Application, 'applyingId' | 'procedure' | 'hierarchy'> {
  readonly returnedAt: Date;
  readonly reason: string;
}

/** The citizen's returned application for a procedure; null: none. */
export async function returnedApplication(
  db: Queries,
  citizenId: string,
  path: ProcedurePath,
  now: Date,
): Promise<ReturnedApplication | null> {
  const found = (await applicationsFor(db, citizenId, path, now)).find(({ returned }) => returned !== null);
  if (found === undefined) return null;
  const { applyingId, procedure, hierarchy, history, returned } = found;
  const returnedAt = history.findLast(({ event }) => event === '3')?.at;
  return {
    applyingId,
    procedure,
    hierarchy,
    returnedAt: returnedAt === undefined ? found.receivedAt : new Date(returnedAt),
    reason: returned?.reason ?? '',
  };
}

/** When the citizen's last application for a procedure ended because it was not corrected in time; null: it did not. */
export async function lapsedCorrection(
  db: Queries,
  citizenId: string,
  path: ProcedurePath,
  now: Date,
): Promise<Date | null> {
  const ended = (await applicationsFor(db, citizenId, path, now)).flatMap(({ history }) => {
    const [before, last] = history.slice(-2);
    return before?.event === '3' && last?.event === '10' ? [new Date(last.at)] : [];
  });
  return ended.sort((one, other) => other.getTime() - one.getTime())[0] ?? null;
}

/** `YYYYMMDD`: the last day of what lapsed at that moment. */
export const lastDayOf = (lapsed: Date): string => japanDate(new Date(lapsed.getTime() - 1));

async function applicationsFor(db: Queries, citizenId: string, path: ProcedurePath, now: Date) {
  const key = keyOf(path);
  return (await applicationsOf(db, citizenId, now)).filter((application) => keyOf(application.path) === key);
}
