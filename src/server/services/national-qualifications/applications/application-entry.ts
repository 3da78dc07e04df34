import type { Application } from './applications.ts';

/** An application in a list (`catalog/types/nqApplicationEntry.yaml`). */
export function applicationEntry({ applyingId, applicationNumber, procedure, status, receivedAt }: Application) {
  return {
    applyingId,
    applicationNumber,
    qualificationName: procedure.qualificationName,
    procedureName: procedure.name,
    status,
    receivedAt: receivedAt.toISOString(),
  };
}

/** The agency's processing time in words. */
export function daysText(days: number): string {
  return days > 0 ? `およそ${days}日` : '';
}
