import type { LicenceCourse } from '../../../../build/call-types.d.ts';
import { type Course, type CourseProgress, nextSection } from './course.ts';
import type { Hindrance } from './hindrance.ts';
import type { Licence } from './licence.ts';
import { office } from './office.ts';

/** Fee in yen for a course taken online, paid at the renewal. */
const fee = 200;

/** State of a course as the calls return it. The correct answers never leave the server. */
export function courseAnswer(
  licence: Licence | null,
  course: Course | null,
  progress: CourseProgress,
  hindrance: Hindrance | '',
): LicenceCourse {
  const { finished, completedOn } = progress;
  // Whoever takes another course is not told of this one.
  const isShown = licence !== null && course !== null && (hindrance === '' || hindrance === 'early');
  const next = course === null || hindrance !== '' ? undefined : nextSection(course, progress);
  return {
    hindrance,
    office,
    ...(isShown && {
      course: {
        name: course.name,
        minutes: course.minutes,
        fee,
        from: licence.renewalFrom,
        until: licence.validUntil,
        sections: course.sections.map(({ id, title, minutes }) => ({
          id,
          title,
          minutes,
          isFinished: finished.includes(id),
        })),
      },
    }),
    ...(next !== undefined && {
      next: { id: next.id, title: next.title, texts: next.texts, statement: next.statement },
    }),
    ...(completedOn !== null && isShown && { completion: { completedOn, validUntil: licence.validUntil } }),
  };
}
