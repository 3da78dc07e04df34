import { bodyOf } from '../client.ts';
import { answered, type DeadlineCase, endOf, patient } from '../deadline-case.ts';

export const deadlines: readonly DeadlineCase[] = [
  {
    name: 'licence-course',
    label: '免許の有効期間の最後の日',
    says: /^EDR201 お持ちの免許では、この手続きをオンラインで行えません。/,
    async begin(origin) {
      const client = await patient(origin, 'licence-gold');
      const { course } = await bodyOf<{ course: { until: string } }>(client.call('licenceCourse'));
      const act = async () =>
        answered(await client.call('licenceCourseAnswer', { sectionId: 'accidents', answer: '0' }));
      return { client, endsAt: endOf(course.until), act };
    },
  },
];
