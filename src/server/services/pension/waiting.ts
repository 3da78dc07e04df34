import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';

/** Contributions that are unpaid, as the page of the service says, unless an exemption is being examined. */
export function waitingPension({ persona: { insured } }: Citizen): Partial<Waiting> {
  const { unpaidMonths = 0, isExemptionUnderWay = false, isLinked = true } = insured ?? {};
  if (unpaidMonths === 0 || isExemptionUnderWay || !isLinked) return {};
  const entry: Entry = {
    kind: 'unpaid',
    service: 'nenkin',
    title: '国民年金の保険料',
    state: 'open',
    says: `国民年金の保険料を納めていない月が、${unpaidMonths}か月あります。納めるのが難しいときは、免除や猶予を申請できます。`,
    link: { href: '/svc/nenkin/select-menu', text: '年金の手続きを見る' },
  };
  return { tasks: [entry] };
}
