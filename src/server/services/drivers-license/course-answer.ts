import type { LicenceCourse } from '../../../../build/call-types.d.ts';
import { type Course, type CourseProgress, nextSection } from './course.ts';
import type { Hindrance } from './hindrance.ts';
import type { Licence } from './licence.ts';
import { office } from './office.ts';

/** What a driver pays at the renewal for a course taken online, in yen. */
const fee = 200;

/** How a course stands, as the calls answer it. The right answers stay here. */
export function courseAnswer(
  licence: Licence | null,
  course: Course | null,
  progress: CourseProgress,
  hindrance: Hindrance | '',
): LicenceCourse {
  const { finished, completedOn } = progress;
  const isShown = licence !== null && course !== null && hindrance !== 'card-only';
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
