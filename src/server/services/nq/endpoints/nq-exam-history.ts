import { pageOf } from '../../../common/lists/paging.ts';
import { defineEndpoint } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { satExams } from '../catalogue/exam-records.ts';
import { displayTypeOf, examState } from '../catalogue/exam-state.ts';
import { inquiryAnswer, silentAgencies } from '../catalogue/inquiry.ts';
import { openUnits } from '../catalogue/open-units.ts';
import { pageSize } from '../catalogue/page-size.ts';

/** The citizen's examinations, queried from the agencies: 0002 without a record, 9002 without a response. */
export const endpoint = defineEndpoint('nqExamHistory', {
  login: 'required',
  record: true,
  async handle({ body: { path = {}, page: asked }, citizen: { record }, db, now }) {
    const today = japanDate(now);
    const all = await satExams(db, record, today);
    const wanted = all.filter(
      ({ exam }) =>
        (path.qualificationId ?? exam.qualificationId) === exam.qualificationId &&
        (path.qualificationHandleUnitCode ?? exam.qualificationHandleUnitCode) === exam.qualificationHandleUnitCode,
    );
    const { offset, ...page } = pageOf(asked, wanted.length, pageSize);
    const open = await openUnits(db, today);
    const rows = wanted.slice(offset, offset + page.pageSize).map(({ exam, ...own }, index) => ({
      ...exam,
      ...own,
      historyId: String(offset + index + 1),
      displayType: displayTypeOf(examState(exam, today)),
      canApply: open.has(`${exam.qualificationId}/${exam.qualificationHandleUnitCode}`),
    }));
    return inquiryAnswer(all, await silentAgencies(db, record), { rows, ...page });
  },
});
