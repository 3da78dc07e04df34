import * as wording from '../../../../../build/wording/services/nq.ts';
import { lastFiledAt } from '../../../common/agency/last-filed.ts';
import type { Application } from './applications.ts';

/** An application in a list (`screens/nq/catalog/types/nqApplicationEntry.yaml`). */
export function applicationEntry(application: Application) {
  const { applyingId, applicationNumber, procedure, status } = application;
  return {
    applyingId,
    applicationNumber,
    qualificationName: procedure.qualificationName,
    procedureName: procedure.name,
    status,
    receivedAt: lastFiledAt(application).toISOString(),
  };
}

/** The agency's processing time in words. */
export function daysText(days: number): string {
  return days > 0 ? wording.receipt.daysText({ days }) : '';
}
