import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { courseHindrance, courseOf, courseProgress, progressAsked } from '../course.ts';
import { courseAnswer } from '../course-answer.ts';
import { findLicence } from '../find-licence.ts';
import { changesAsked } from '../permanent-address.ts';

/** The course before the renewal: whether it is available, the progress, and the next section (assumed). */
export const endpoint = defineEndpoint('licenceCourse', {
  login: 'required',
  record: true,
  async handle({ citizen, ahead, now }) {
    const { db } = await ahead([changesAsked(citizen.id), progressAsked(citizen.id)]);
    const licence = await findLicence(db, citizen, now);
    const hindrance = courseHindrance(licence, citizen.record.card.birthdate, japanDate(now));
    const course = licence === null ? null : courseOf(licence);
    return ok(courseAnswer(licence, course, await courseProgress(db, citizen.id), hindrance));
  },
});
