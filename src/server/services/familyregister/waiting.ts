import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { receiptPath, receiptWords, submittedBy } from './receipt.ts';

/** What was handed to calling services: the portal has nothing more to do with it. */
export async function waitingSubmissions(db: Queries, { id }: Citizen): Promise<Partial<Waiting>> {
  const { procedure: subject, numberLabel } = receiptWords;
  return {
    finished: (await submittedBy(db, id)).map(({ number, submittedAt: filedAt }) =>
      filedItem({
        ...{ service: 'familyregister', subject, numberLabel, number, filedAt, is: 'finished' },
        state: '申請先のサービスに渡しました。',
        link: [`${receiptPath}?number=${number}`, '控えを見る'],
      }),
    ),
  };
}
