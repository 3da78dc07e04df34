import { lastDayOf } from '../../common/drafts/draft-end.ts';
import { reportCalled } from './called.ts';
import type { CitizenKana } from './citizen-kana.ts';
import { openRequests } from './documents.ts';
import type { Draft } from './drafts.ts';
import { findProcedure, isWithdrawable } from './procedures.ts';
import type { KanaInformant, KanaReport, ProcedureType, Withdrawal } from './report.ts';
import { correctionReports, isLocked, notificationReports, procedureReports } from './reports.ts';

/** A draft as the calls transfer it (`screens/kana/catalog/types/kanaDraft.yaml`). */
export interface DraftContent {
  readonly type: ProcedureType;
  readonly revision: number;
  readonly lastDay: string;
  readonly procedureId: string;
  readonly documentId: string;
  readonly reports: readonly KanaReport[];
  /** Reports that were chosen and can no longer be: somebody's birthday, or a change of the register. Absent: none. */
  readonly noLonger?: readonly Pick<KanaReport, 'type' | 'name' | 'disabledReason'>[];
  readonly informant: KanaInformant;
  readonly withdrawal: Withdrawal;
}

/** The citizen's input, merged into the current reports. Null when the draft's procedure has moved on. */
export function draftContent(kana: CitizenKana, draft: Draft, verifiedEmail: string | null): DraftContent | null {
  const reports = draftReports(kana, draft);
  if (reports === null) return null;
  const noLonger = reports
    .filter((report) => draft.type === '1' && isLocked(report) && draft.edits[report.id]?.isChecked === true)
    .map(({ id, type, name, disabledReason }) => ({
      type,
      name: reportCalled(kana.register.family, id, name),
      disabledReason,
    }));
  return {
    type: draft.type,
    revision: draft.revision,
    lastDay: lastDayOf(draft),
    procedureId: draft.procedureId ?? '',
    documentId: draft.documentId ?? '',
    reports,
    ...(noLonger.length > 0 && { noLonger }),
    informant: informantOf(kana, draft, verifiedEmail),
    withdrawal: draft.withdrawal,
  };
}

function draftReports(kana: CitizenKana, draft: Draft): readonly KanaReport[] | null {
  if (draft.type === '1') return notificationReports(kana, draft.edits, lastDayOf(draft));
  const procedure = findProcedure(kana.procedures, draft.procedureId ?? '');
  if (procedure === undefined) return null;
  const requests = openRequests(kana.documents);
  if (draft.type === '3') {
    const request = requests.find(({ procedureId }) => procedureId === procedure.id);
    return isWithdrawable(procedure) ? procedureReports(kana, procedure, request) : null;
  }
  const request = requests.find(({ id }) => id === draft.documentId);
  return request === undefined ? null : correctionReports(kana, procedure, request, draft.edits);
}

/** A correction or withdrawal cannot change the contact: it stays as filed, and its e-mail address counts as verified. */
function informantOf({ register, procedures }: CitizenKana, draft: Draft, verifiedEmail: string | null): KanaInformant {
  const filed = findProcedure(procedures, draft.procedureId ?? '')?.informant;
  const { address, email, phone } = filed ?? draft.informant;
  return {
    address,
    email,
    phone,
    memberId: register.self.id,
    isEmigrant: register.family.isEmigrant,
    verifiedEmail: filed?.email || (verifiedEmail ?? ''),
  };
}
