import type { HistoryEntry } from '../../kernel/portal/agency.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';

/** When an application was received, or received again after a correction: the one time that every page has for it. */
export function lastFiledAt({
  history,
  receivedAt,
}: {
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly receivedAt: Date;
}): Date {
  const last = history.findLast(({ event }) => event === '1' || event === '8');
  return last === undefined ? receivedAt : new Date(last.at);
}

/** The times of a receipt. */
export function filedTimes(application: Parameters<typeof lastFiledAt>[0]): Pick<Receipt, 'filedAt' | 'firstFiledAt'> {
  const isAgain = application.history.some(({ event }) => event === '8');
  return {
    filedAt: lastFiledAt(application).toISOString(),
    ...(isAgain && { firstFiledAt: application.receivedAt.toISOString() }),
  };
}
