import { lastFiledAt } from '../../common/agency/last-filed.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { FiledApplication } from './applications.ts';
import { moves } from './moves.ts';
import type { HeldQualification } from './qualifications.ts';

/** As in `screens/hpki/catalog/types/hpkiQualification.yaml`: number and date only if the register shares them. */
export function qualificationAnswer({ record, issuer, application, earlier }: HeldQualification) {
  const { id, type, registrationNumber, registrationDate, isShared = true } = record;
  return {
    id,
    type,
    issuer,
    ...(isShared && { registrationNumber, registrationDate }),
    ...(application !== null && { application: applicationAnswer(application) }),
    earlier: earlier.map(earlierAnswer),
  };
}

function filedAnswer(filed: FiledApplication) {
  const { receptionNumber, status, issuer } = filed;
  return { receptionNumber, status, issuer, receivedOn: japanDate(lastFiledAt(filed)) };
}

function earlierAnswer(filed: FiledApplication) {
  const last = filed.history.at(-1);
  const endedOn = japanDate(last === undefined ? filed.receivedAt : new Date(last.at));
  return { ...filedAnswer(filed), endedOn, reason: last?.note ?? '' };
}

function applicationAnswer(application: FiledApplication) {
  const { status, returned, payment, content } = application;
  return {
    ...filedAnswer(application),
    isWithdrawable: moves[status].withdraw !== undefined,
    ...(returned !== null && { returned: { ...returned, ...(content !== null && { content }) } }),
    ...(payment !== null && { payment }),
  };
}
