import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { receiptPath, receiptWords, submittedBy } from './receipt.ts';

/** Certificates to be submitted, and what was handed to calling services: the portal has nothing more to do with that. */
export async function waitingSubmissions(db: Queries, citizen: KnownCitizen): Promise<Partial<Waiting>> {
  const { procedure: subject, numberLabel } = receiptWords;
  return {
    tasks: certificates(citizen),
    finished: (await submittedBy(db, citizen.id)).map(({ number, submittedAt: filedAt }) =>
      filedItem({
        ...{ service: 'familyregister', subject, numberLabel, number, filedAt, is: 'finished' },
        state: '申請先のサービスに渡しました。',
        link: [`${receiptPath}?number=${number}`, '控えを見る'],
      }),
    ),
  };
}

/** Those that other services have asked for. */
function certificates({ record }: KnownCitizen): readonly Entry[] {
  return Array.from({ length: record.batchNumber.taskIncompleteCount }, (_, index) => ({
    kind: 'certificate',
    service: 'familyregister',
    title: `戸籍電子証明書の提出（${index + 1}件目）`,
    state: 'open',
    says: '申請先のサービスから、提出を求められています。申請先のサービスを開いて、そこから提出してください。',
    link: { href: '/family-registration', text: '提出のしかたを見る' },
  }));
}
