import type { Queries } from '../../db/database.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { slipsOf } from './slips.ts';

/** Separation slips whose receipt the citizen has not confirmed yet. */
export async function waitingEmployment(db: Queries, citizen: Citizen): Promise<Partial<Waiting>> {
  const slips = (await slipsOf(db, citizen)).filter(({ receivedOn }) => receivedOn === undefined);
  return {
    tasks: slips.map(({ id, officeName }) => ({
      kind: 'slip',
      service: 'employment-insurance',
      title: '離職票の受け取り',
      state: 'open',
      says: `${officeName}の離職票が届いています。内容を確かめて、受け取ってください。`,
      link: { href: `/svc/employment-insurance?slip=${id}`, text: '離職票を見る' },
    })),
  };
}
