import * as wording from '../../../../build/wording/services/kana.ts';
import type { Deadline } from '../../common/deadlines/due.ts';
import { lastDayOf } from '../../common/drafts/draft-end.ts';
import { mailAddressOf } from '../../common/mail/mail-address.ts';
import type { OfCitizen } from '../../kernel/jobs/job-kind.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Draft } from './drafts.ts';
import { keyOf } from './earlier-inputs.ts';
import { procedureTitles } from './signed.ts';

/** What was saved and not filed, as long as the rows of `table` are there. The answer to a request has the day of the request. */
export function inputDeadline(table: string, read: (of: OfCitizen) => Promise<readonly Draft[]>): Deadline {
  const subjectOf = (draft: Draft) => Object.values(keyOf(draft)).join(' ');
  const inputs = async (of: OfCitizen) => (await read(of)).filter(({ documentId }) => documentId === null);
  return {
    service: 'kana',
    procedure: wording.deadline.procedure,
    label: wording.deadline.label,
    todo: wording.deadline.todo,
    lapsed: wording.deadline.lapsed,
    link: wording.deadline.link,
    tables: [table],
    email: async (of, { subject }) => {
      const draft = (await inputs(of)).find((one) => subjectOf(one) === subject);
      return mailAddressOf(of.db, of.citizen, draft?.informant.email ?? null);
    },
    find: async (of) =>
      (await inputs(of)).map((draft) => {
        const day = lastDayOf(draft);
        const isOpen = japanDate(of.now) <= day;
        return {
          subject: subjectOf(draft),
          day,
          isOpen,
          title: procedureTitles[draft.type],
          number: '',
          path: screenAddress('kana-top'),
        };
      }),
  };
}
