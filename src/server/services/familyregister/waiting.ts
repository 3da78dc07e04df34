import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/familyregister.ts';
import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { isFailed, type KnownCitizen } from '../../ports/register.ts';
import { receiptPath, receiptWords, submittedBy } from './receipt.ts';

/** Certificates to be submitted, and what was handed to calling services: the portal has nothing more to do with that. */
export async function waitingSubmissions(db: Queries, citizen: KnownCitizen): Promise<Partial<Waiting>> {
  const { procedure: subject, numberLabel } = receiptWords;
  const { certificatesAsked: asked } = citizen.record;
  return {
    tasks: isFailed(asked) ? [] : certificates(asked),
    untold: isFailed(asked) ? [asked.failure.errorMessage] : [],
    finished: (await submittedBy(db, citizen.id)).map(({ number, submittedAt: filedAt }) =>
      filedItem({
        ...{ service: 'familyregister', subject, numberLabel, number, filedAt, is: 'finished' },
        state: wording.waiting.finishedState,
        link: [`${receiptPath}?number=${number}`, commonWording.seeReceipt],
      }),
    ),
  };
}

/** Those that other services have asked for. */
function certificates(asked: number): readonly Entry[] {
  return Array.from({ length: asked }, (_, index) => ({
    kind: 'certificate',
    service: 'familyregister',
    title: wording.waiting.title({ index: index + 1 }),
    state: 'open',
    says: wording.waiting.asked,
    link: { href: '/family-registration', text: wording.waiting.seeHow },
  }));
}
