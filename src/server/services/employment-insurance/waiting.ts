import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Queries } from '../../db/database.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { slipsOf, slipsToClaim } from './slips.ts';

/**
 * Separation slips to be received, those received with which nothing has been claimed yet, as long as something can be, and the day on which
 * unemployment is certified next.
 */
export async function waitingEmployment(db: Queries, citizen: KnownCitizen, now: Date): Promise<Partial<Waiting>> {
  const slips = await slipsOf(db, citizen);
  const { entitlement } = citizen.record.employment ?? {};
  const arrived = slips.filter(({ receivedOn }) => receivedOn === undefined);
  const received = (await slipsToClaim(db, citizen)).filter(({ claimUntil }) => claimUntil >= japanDate(now));
  const certified = entitlement !== undefined && entitlement.nextCertification >= japanDate(now) ? [entitlement] : [];
  return {
    tasks: [
      ...certified.map(
        ({ nextCertification: day, helloWork }): Entry => ({
          kind: 'certification',
          service: 'employment-insurance',
          title: '失業の認定',
          state: 'open',
          says: `失業認定申告書を持って、${helloWork}に行ってください。`,
          until: { label: '次の失業認定日', day, text: dayText(day) },
          link: { href: screenAddress('employment-insurance'), text: '給付の内容を見る' },
        }),
      ),
      ...arrived.map(
        ({ id, officeName }): Entry => ({
          kind: 'slip',
          service: 'employment-insurance',
          title: '離職票の受け取り',
          state: 'open',
          says: `${officeName}の離職票が届いています。内容を確かめて、受け取ってください。`,
          link: { href: screenAddress('employment-insurance', { slip: id }), text: '離職票を見る' },
        }),
      ),
      ...received.map(
        ({ id, claimUntil }): Entry => ({
          kind: 'claim',
          service: 'employment-insurance',
          title: 'ハローワークでの手続き',
          state: 'open',
          says: '離職票を受け取りました。仕事を探すときは、お住まいの地域のハローワークで、求職の申し込みをしてください。',
          until: {
            label: '基本手当を受けられるのは',
            day: claimUntil,
            text: `${untilText(claimUntil, now)}まで`,
          },
          link: { href: screenAddress('employment-insurance', { slip: id }), text: 'これからすることを見る' },
        }),
      ),
    ],
  };
}
