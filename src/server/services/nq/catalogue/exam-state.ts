/** Days of an examination, `YYYYMMDD`. */
export interface ExamDays {
  readonly examinationDate: string;
  readonly applyFrom: string;
  readonly applyUntil: string;
  readonly resultOn: string;
}

/** Code of nqExamState: 1 before applications, 2 accepting, 3 closed, 4 awaiting results, 5 results published. */
const examStates = ['1', '2', '3', '4', '5'] as const;
type ExamState = (typeof examStates)[number];

export const isExamState = (text: string | undefined): text is ExamState => examStates.some((state) => state === text);

/** Code of nqDisplayType: 1 how to apply, 2 date and venues, 3 results. */
export type DisplayType = '1' | '2' | '3';

export function examState({ examinationDate, applyFrom, applyUntil, resultOn }: ExamDays, today: string): ExamState {
  if (today >= resultOn) return '5';
  if (today > examinationDate) return '4';
  if (today > applyUntil) return '3';
  return today < applyFrom ? '1' : '2';
}

/** The view to open first in a given state. */
export function displayTypeOf(state: ExamState): DisplayType {
  if (state === '5') return '3';
  return state === '3' || state === '4' ? '2' : '1';
}

/** A date of an examination as shown to citizens, with its current state. */
export function examAnswer<Days extends ExamDays>(days: Days, today: string) {
  const state = examState(days, today);
  return { ...days, state, displayType: displayTypeOf(state) };
}
