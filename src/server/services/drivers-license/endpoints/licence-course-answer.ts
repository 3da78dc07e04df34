import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { courseHindrance, courseOf, courseProgress, nextSection, storeProgress } from '../course.ts';
import { courseAnswer } from '../course-answer.ts';
import { findLicence } from '../find-licence.ts';
import { notUsable, sectionDiffers } from '../refusals.ts';

/** Checks the answer to the next section's statement; a correct one finishes the section (assumed). */
export const endpoint = defineEndpoint('licenceCourseAnswer', {
  login: 'required',
  record: true,
  async handle({ body, citizen, db, now }) {
    const licence = await findLicence(db, citizen, now);
    const hindrance = courseHindrance(licence, citizen.record.card.birthdate, japanDate(now));
    const course = licence === null ? null : courseOf(licence);
    if (hindrance !== '' || course === null) return notUsable;
    const progress = await courseProgress(db, citizen.id);
    const section = nextSection(course, progress);
    if (section === undefined || section.id !== body.sectionId) return sectionDiffers;
    if (section.isRight !== (body.answer === '1')) return ok({ isCorrect: false, explanation: section.explanation });

    const finished = [...progress.finished, section.id];
    const isDone = finished.length === course.sections.length;
    const completedAt = isDone ? now : null;
    await storeProgress(db, citizen.id, { finished, completedAt, countsUntil: licence?.validUntil ?? '' });
    const completedOn = isDone ? japanDate(now) : null;
    return ok({
      isCorrect: true,
      explanation: '',
      state: courseAnswer(licence, course, { finished, completedOn }, ''),
    });
  },
});
