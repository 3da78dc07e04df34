import * as wording from '../../../../../build/wording/services/nq.ts';
import { groupsOfFour } from '../../../../model/groups-of-four.ts';
import { kindOf, type SubmissionKind } from './business-types.ts';
import type { Closed } from './closed.ts';
import type { HandledBusiness } from './find-unit.ts';

interface Sent {
  readonly applyingId: string;
  readonly applicationNumber: string;
  readonly path: { readonly qualificationProcedureCode: string; readonly receptionAgencyCode: string };
  readonly procedure: { readonly name: string };
  /** Code of nqApplicationState. */
  readonly status: string;
  readonly returned: object | null;
}

/** One available action, in words, and the parameters for its screen. */
interface Operation {
  readonly operationId: string;
  readonly kind: SubmissionKind | 'again' | 'resume' | 'status';
  readonly name: string;
  readonly summary: string;
  readonly qualificationProcedureCode: string;
  readonly receptionAgencyCode: string;
  readonly applyingId: string;
}

const nothing = { qualificationProcedureCode: '', receptionAgencyCode: '', applyingId: '' };

const beginning: { readonly [kind in SubmissionKind]: Pick<Operation, 'name' | 'summary'> } = {
  new: { name: wording.operations.newName, summary: wording.operations.newSummary },
  w002: { name: wording.operations.applyName, summary: wording.operations.applySummary },
  exam: { name: wording.operations.examName, summary: wording.operations.examSummary },
};

/** Received, under examination, returned, awaiting payment. */
const openStatuses = ['1', '2', '3', '4'];

/** One row for all of them; none: none. */
function kept(
  operationId: string,
  name: string,
  drafts: readonly { readonly procedureName: string }[],
): readonly Operation[] {
  if (drafts.length === 0) return [];
  const summary = wording.operations.kept({ procedures: drafts.map(({ procedureName }) => procedureName).join('、') });
  return [{ ...nothing, operationId, kind: 'resume', name, summary }];
}

/**
 * Correct a return, resume a draft, start, view what was sent: most urgent first. A first registration cannot be started while another is in
 * progress. Nothing can be started where the business is closed to the person, who is told why; an unreachable register does not count, since
 * it is queried again later in the flow.
 */
export function operations(
  { businessTypeCode }: HandledBusiness,
  applications: readonly Sent[],
  drafts: readonly { readonly procedureName: string; readonly closedReason: string }[],
  closed: Closed | null,
): { readonly rows: readonly Operation[]; readonly closedReason: string } {
  const kind = kindOf(businessTypeCode);
  const returned = applications.filter((application) => application.returned !== null);
  const isUnderWay = applications.some(({ status }) => openStatuses.includes(status));
  const isClosed = closed !== null && closed.code !== 'EDQ312';
  const begins =
    isClosed || (kind === 'new' && isUnderWay) ? [] : [{ ...nothing, operationId: kind, kind, ...beginning[kind] }];
  const rows = [
    ...returned.map(({ applyingId, applicationNumber, path, procedure }) => ({
      operationId: `again-${applyingId}`,
      kind: 'again' as const,
      name: wording.operations.returned,
      summary: wording.operations.ofApplication({ procedure: procedure.name, number: groupsOfFour(applicationNumber) }),
      qualificationProcedureCode: path.qualificationProcedureCode,
      receptionAgencyCode: path.receptionAgencyCode,
      applyingId,
    })),
    ...kept(
      'resume',
      wording.operations.goOn,
      drafts.filter(({ closedReason }) => closedReason === ''),
    ),
    ...begins,
    // Too late: what was entered can be read until its last day, and the page says why it cannot be gone on with.
    ...kept(
      'saved',
      wording.operations.seeKept,
      drafts.filter(({ closedReason }) => closedReason !== ''),
    ),
    ...applications.map(({ applyingId, applicationNumber, procedure }) => ({
      ...nothing,
      operationId: `status-${applyingId}`,
      kind: 'status' as const,
      name: wording.operations.seeState,
      summary: wording.operations.ofApplication({ procedure: procedure.name, number: groupsOfFour(applicationNumber) }),
      applyingId,
    })),
  ];
  return { rows, closedReason: isClosed ? closed.reason : '' };
}
