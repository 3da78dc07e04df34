import * as wording from '../../../../build/wording/services/nenkin.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import type { InsuredRecord } from './insured.ts';
import { menuItemsOf } from './menu-items.ts';

interface Matter {
  readonly kind: string;
  readonly title: string;
  says(insured: InsuredRecord): string;
}

const unpaid: Matter = {
  kind: 'unpaid',
  title: wording.waiting.unpaidTitle,
  says: ({ unpaidMonths }) => wording.waiting.unpaid({ unpaidMonths: unpaidMonths ?? 0 }),
};

/** Matters that may be due, by menu name. */
const matters: { readonly [item: string]: Matter } = {
  exemption: unpaid,
  studentDeferment: unpaid,
  claim: {
    kind: 'pension-claim',
    title: wording.waiting.claimTitle,
    says: () => wording.waiting.claim,
  },
  dependents: {
    kind: 'dependents',
    title: wording.waiting.dependentsTitle,
    says: () => wording.waiting.dependents,
  },
};

/** What the page of the service calls due. */
export function waitingPension({ record }: KnownCitizen): Partial<Waiting> {
  const insured = said(record.insured);
  if (insured === undefined) return {};
  const due = Object.entries(menuItemsOf(insured)).filter(([, state]) => state === 'due');
  return {
    tasks: due.map(([item]): Entry => {
      const matter = matters[item];
      if (matter === undefined) throw new Error(`${item} is due, and has no words`);
      return {
        ...{ kind: matter.kind, service: 'nenkin', title: matter.title, state: 'open' },
        says: matter.says(insured),
        link: { href: screenAddress('nenkin-select-menu'), text: wording.waiting.seeProcedures },
      };
    }),
  };
}
