import * as wording from '../../../../build/wording/services/employment-insurance.ts';
import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Queries } from '../../db/database.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import { slipsOf, slipsToClaim } from './slips.ts';

/**
 * Separation slips to be received, those received with which nothing has been claimed yet, as long as something can be, and the day on which
 * unemployment is certified next.
 */
export async function waitingEmployment(db: Queries, citizen: KnownCitizen, now: Date): Promise<Partial<Waiting>> {
  const slips = await slipsOf(db, citizen);
  const { entitlement } = said(citizen.record.employment) ?? {};
  const arrived = slips.filter(({ receivedOn }) => receivedOn === undefined);
  const received = (await slipsToClaim(db, citizen)).filter(({ claimUntil }) => claimUntil >= japanDate(now));
  const certified = entitlement !== undefined && entitlement.nextCertification >= japanDate(now) ? [entitlement] : [];
  return {
    tasks: [
      ...certified.map(
        ({ nextCertification: day, helloWork }): Entry => ({
          kind: 'certification',
          service: 'employment-insurance',
          title: wording.waiting.certification,
          state: 'open',
          says: wording.waiting.goToOffice({ helloWork }),
          until: { label: wording.waiting.nextDay, day, text: dayText(day) },
          link: { href: screenAddress('employment-insurance'), text: wording.waiting.seeBenefit },
        }),
      ),
      ...arrived.map(
        ({ id, officeName }): Entry => ({
          kind: 'slip',
          service: 'employment-insurance',
          title: wording.waiting.slip,
          state: 'open',
          says: wording.waiting.slipArrived({ officeName }),
          link: { href: screenAddress('employment-insurance', { slip: id }), text: wording.waiting.seeSlip },
        }),
      ),
      ...received.map(
        ({ id, claimUntil }): Entry => ({
          kind: 'claim',
          service: 'employment-insurance',
          title: wording.waiting.atOffice,
          state: 'open',
          says: wording.waiting.slipReceived,
          until: {
            label: wording.waiting.claimable,
            day: claimUntil,
            text: wording.waiting.until({ until: untilText(claimUntil, now) }),
          },
          link: { href: screenAddress('employment-insurance', { slip: id }), text: wording.waiting.seeNext },
        }),
      ),
    ],
  };
}
