import * as wording from '../../../../build/wording/services/drivers-license.ts';

/** One part of a course, with a true-or-false statement. */
export interface CourseSection {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** Teaching text, one entry per paragraph. */
  readonly texts: readonly string[];
  readonly statement: string;
  readonly isRight: boolean;
  /** Shown after a wrong answer. */
  readonly explanation: string;
}

type Lesson = Omit<CourseSection, 'minutes'>;

const accidents: Lesson = {
  id: 'accidents',
  title: wording.course.accidentsTitle,
  texts: [wording.course.accidentsTexts, wording.course.accidentsTexts2],
  statement: wording.course.accidentsStatement,
  isRight: true,
  explanation: wording.course.accidentsExplanation,
};

const rules: Lesson = {
  id: 'rules',
  title: wording.course.rulesTitle,
  texts: [wording.course.rulesTexts, wording.course.rulesTexts2],
  statement: wording.course.rulesStatement,
  isRight: false,
  explanation: wording.course.rulesExplanation,
};

const crossings: Lesson = {
  id: 'crossings',
  title: wording.course.crossingsTitle,
  texts: [wording.course.crossingsTexts, wording.course.crossingsTexts2],
  statement: wording.course.crossingsStatement,
  isRight: true,
  explanation: wording.course.crossingsExplanation,
};

const drinking: Lesson = {
  id: 'drinking',
  title: wording.course.drinkingTitle,
  texts: [wording.course.drinkingTexts, wording.course.drinkingTexts2],
  statement: wording.course.drinkingStatement,
  isRight: false,
  explanation: wording.course.drinkingExplanation,
};

/** Sections of the courses for excellent (`1`) and ordinary (`2`) drivers. */
export function courseSections(category: '1' | '2'): readonly CourseSection[] {
  return category === '1'
    ? [accidents, rules, crossings].map((lesson) => ({ ...lesson, minutes: 10 }))
    : [accidents, rules, crossings, drinking].map((lesson) => ({ ...lesson, minutes: 15 }));
}
