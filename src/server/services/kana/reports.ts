import * as wording from '../../../../build/wording/services/kana.ts';
import { textImage } from '../../common/images/text-image.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { isNameShared } from './called.ts';
import type { CitizenKana } from './citizen-kana.ts';
import { type AdjustRequest, openRequests } from './documents.ts';
import { type FiledReport, isAdjustable, isWithdrawable, type Procedure, submissionOf } from './procedures.ts';
import type { Register, Subject } from './register.ts';
import type { KanaReport, ReportEdit } from './report.ts';

/** Current state of every report of the family: open, filed, or open again after a withdrawal. */
export function currentReports(kana: CitizenKana): readonly KanaReport[] {
  return kana.register.subjects.map((subject) => {
    const [last] = kana.procedures.flatMap((procedure) => filedOf(procedure, subject.id));
    const open = openReport(kana.register, subject);
    if (last === undefined) return open;
    if (last.procedure.status === '3') return { ...open, status: '3' };
    const [request] = openRequests(kana.documents).filter(({ procedureId }) => procedureId === last.procedure.id);
    return { ...filedReport(open, last.procedure, last.filed, request), isDisabled: true, disabledReason: '2' };
  });
}

/** Reports of a new notification: their current state, with the citizen's input in those that can be reported. `lastDay`: of the draft. */
export function notificationReports(
  kana: CitizenKana,
  edits: { readonly [id: string]: ReportEdit },
  lastDay: string,
): readonly KanaReport[] {
  return currentReports(kana).map((report) => {
    const until = kana.register.subjects.find(({ id }) => id === report.id)?.lastDay ?? lastDay;
    const fresh: KanaReport = {
      ...report,
      status: report.status === '3' ? '0' : report.status,
      ...(until < lastDay && !isLocked(report) && { reportableUntil: until }),
    };
    const edit = edits[report.id];
    // The citizen's own report uses the informant's address.
    const own = report.isYourself ? { address: '' } : {};
    return edit === undefined || isLocked(fresh) ? fresh : { ...fresh, ...edit, ...own };
  });
}

/**
 * Reports of a correction: those in the municipality's request, with its remarks. A qualification or address to be corrected must be
 * re-entered and starts empty; a reading starts as filed. Everything not requested stays as filed, whatever was typed.
 */
export function correctionReports(
  kana: CitizenKana,
  procedure: Procedure,
  request: AdjustRequest,
  edits: { readonly [id: string]: ReportEdit },
): readonly KanaReport[] {
  const asked = new Set(request.adjustment.reports.map(({ id }) => id));
  return procedureReports(kana, procedure, request)
    .filter(({ id }) => asked.has(id))
    .map((report) => {
      const edit = edits[report.id];
      return {
        ...report,
        furigana: (report.changeRequiredFurigana ? edit?.furigana : null) ?? report.furigana,
        qualificationType: report.changeRequiredQualificationType
          ? (edit?.qualificationType ?? '')
          : report.qualificationType,
        address: report.changeRequiredAddress ? (edit?.address ?? '') : report.address,
        ...asFiled(report, procedure),
      };
    });
}

/** What is entered anew, as it was filed; a person's own report was filed with the informant's address. */
function asFiled(report: KanaReport, { informant }: Procedure) {
  const address = report.address || (report.isYourself ? informant.address : '');
  return {
    ...(report.changeRequiredQualificationType &&
      report.qualificationType !== '' && { filedQualificationType: report.qualificationType }),
    ...(report.changeRequiredAddress && address !== '' && { filedAddress: address }),
  };
}

/** Reports of a filed procedure, all chosen. */
export function procedureReports(
  { register }: CitizenKana,
  procedure: Procedure,
  request?: AdjustRequest,
): readonly KanaReport[] {
  return register.subjects.flatMap((subject) =>
    filedOf(procedure, subject.id).map(({ filed }) => ({
      ...filedReport(openReport(register, subject), procedure, filed, request),
      isDisabled: false,
      isChecked: true,
    })),
  );
}

/** True for a report that cannot be chosen. */
export function isLocked(report: KanaReport): boolean {
  return report.isDisabled || report.undeterminedFurigana;
}

function filedOf(procedure: Procedure, id: string) {
  return procedure.reports.filter((filed) => filed.id === id).map((filed) => ({ procedure, filed }));
}

function openReport({ family, self }: Register, subject: Subject): KanaReport {
  const { member, name, refusal } = subject;
  return {
    id: subject.id,
    type: subject.type,
    status: '0',
    memberId: member.id,
    memberType: member.type,
    name: name.origin,
    ...(subject.type === '2' && isNameShared(family, member) && { isNameShared: true }),
    isYourself: member === self,
    isDisabled: refusal !== '',
    disabledReason: refusal,
    isChecked: false,
    undeterminedFurigana: name.isUndetermined,
    image: textImage(name.origin),
    imageAlt: wording.filed.openReportImageAlt({ origin: name.origin }),
    ageGroup: subject.ageGroup,
    birthDate: member.birthdate,
    isEditor: refusal === '',
    furigana: '',
    registeredFurigana: name.furigana,
    changeRequiredFurigana: false,
    qualificationType: '',
    ...(subject.qualificationType !== '' && { registerQualificationType: subject.qualificationType }),
    changeRequiredQualificationType: false,
    undeterminedQualificationType: member !== self && subject.qualificationType === '',
    changeRequiredAddress: member.hasOldAddress,
    address: member === self || member.hasOldAddress ? '' : member.address,
    undeterminedAddress: member.address === '',
    arrivalNumber: '',
    applicationNumber: '',
    procedureId: '',
    isAdjust: false,
    isWithdraw: false,
    note: '',
    submissionDate: '',
  };
}

/** The same report after filing; its registered reading is now the filed one. */
function filedReport(open: KanaReport, procedure: Procedure, filed: FiledReport, request?: AdjustRequest): KanaReport {
  const asked = request?.adjustment.reports.find(({ id }) => id === open.id);
  const { arrivalNumber, applicationNumber, submittedAt } = submissionOf(procedure, open.id);
  return {
    ...open,
    status: isAdjustable(procedure) ? '2' : '1',
    disabledReason: '',
    undeterminedFurigana: false,
    furigana: filed.furigana,
    registeredFurigana: filed.furigana,
    changeRequiredFurigana: asked?.furigana ?? false,
    qualificationType: filed.qualificationType,
    changeRequiredQualificationType: asked?.qualificationType ?? false,
    changeRequiredAddress: asked?.address ?? false,
    address: filed.address,
    undeterminedAddress: filed.address === '',
    arrivalNumber,
    applicationNumber,
    procedureId: procedure.id,
    isAdjust: isAdjustable(procedure),
    isWithdraw: isWithdrawable(procedure),
    note: asked?.note ?? '',
    submissionDate: japanDate(submittedAt),
  };
}
