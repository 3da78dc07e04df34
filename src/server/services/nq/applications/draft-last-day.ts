import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import type { Application } from './applications.ts';
import type { Draft } from './drafts.ts';
import type { OfferedProcedure } from './procedure.ts';

/** Last day, `YYYYMMDD`, on which an application can be filed: until then it is corrected, or the examination takes applications. Empty: any. */
export function lastDayToFile(
  procedure: Pick<OfferedProcedure, 'acceptance'> | null,
  open: Pick<Application, 'returned'> | null,
): string {
  return open?.returned ? open.returned.dueDate : (procedure?.acceptance?.until ?? '');
}

/** The day promised for a draft: who can no longer file gains nothing by a later one. Once filing is over, the day until which it is retained. */
export function promisedDay(draft: Pick<Draft, 'expiresAt'>, lastToFile: string, now: Date): string {
  const kept = lastDayOf(draft);
  const isOver = lastToFile < japanDate(now);
  return lastToFile === '' || isOver || kept < lastToFile ? kept : lastToFile;
}
