import * as wording from '../../../../build/wording/services/kana.ts';
import { textImage } from '../../common/images/text-image.ts';
import type { CitizenKana } from './citizen-kana.ts';
import type { KanaDocument } from './documents.ts';
import { nameOfPeople } from './filed-for.ts';
import { idsOf, isAdjustable, isWithdrawable, type Procedure, type ProcedureStatus } from './procedures.ts';
import type { Register } from './register.ts';

/** Every submission (`screens/kana/catalog/types/kanaProcedure.yaml`), newest first. Only a procedure's last one can be acted on. */
export function historyList({ register, procedures, documents }: CitizenKana) {
  const entries = procedures.flatMap((procedure) => {
    const [message] = documents.filter(({ procedureId }) => procedureId === procedure.id);
    return procedure.histories.map((history, index) => {
      const ids = idsOf(procedure, history);
      const filed = register.subjects.filter(({ id }) => ids.includes(id));
      const [person = register.self, ...others] = new Set(filed.map(({ member }) => member));
      const name = nameOfPeople(register.family, [person, ...others]);
      const alsoWithdrawn = index === 0 && isWithdrawable(procedure) ? restOf(register, procedure, ids) : '';
      return {
        id: history.id,
        type: history.type,
        submissionDateTime: history.submittedAt.toISOString(),
        status: statusOf(procedure, index),
        isAdjustable: index === 0 && isAdjustable(procedure),
        isWithdrawable: index === 0 && isWithdrawable(procedure),
        ...(alsoWithdrawn !== '' && { alsoWithdrawn }),
        ...(index === 0 && message !== undefined && { latestMessage: latestMessage(message) }),
        identifiableImage: textImage(name),
        identifiableName: name,
        identifiableBirthDate: person.birthdate,
        arrivalNumber: history.arrivalNumber,
      };
    });
  });
  return entries.sort((one, other) => (one.submissionDateTime < other.submissionDateTime ? 1 : -1));
}

/** What the procedure is about beside these reports, in words: the family's name, and people. */
function restOf({ family, subjects }: Register, { reports }: Procedure, ids: readonly string[]): string {
  const rest = subjects.filter(({ id }) => !ids.includes(id) && reports.some((report) => report.id === id));
  const [first, ...others] = rest.filter(({ type }) => type === '2').map(({ member }) => member);
  const people = first === undefined ? [] : [nameOfPeople(family, [first, ...others])];
  return [...(rest.some(({ type }) => type === '1') ? [wording.signed.familyName] : []), ...people].join('、');
}

/** That of its procedure, unless a later correction took its place. `index`: newest first. */
function statusOf({ status, histories }: Procedure, index: number): ProcedureStatus | '5' {
  const isCorrected = histories.slice(0, index).some(({ type }) => type === '2');
  return isCorrected && status !== '3' ? '5' : status;
}

/** With the due date of a request that waits for its correction, or did so in vain. */
function latestMessage({ id, title, adjustment, isAnswered, isLapsed }: KanaDocument) {
  const isOpen = adjustment !== null && !isAnswered && !isLapsed;
  return {
    documentId: id,
    title,
    ...(isOpen && { dueDate: adjustment.dueDate }),
    ...(isLapsed && adjustment !== null && { lapsedOn: adjustment.dueDate }),
  };
}
