import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import type { InsuredRecord } from './insured.ts';
import { menuItemsOf } from './menu-items.ts';

interface Matter {
  readonly kind: string;
  readonly title: string;
  says(insured: InsuredRecord): string;
}

const unpaid: Matter = {
  kind: 'unpaid',
  title: '国民年金の保険料',
  says: ({ unpaidMonths }) =>
    `国民年金の保険料を納めていない月が、${unpaidMonths}か月あります。納めるのが難しいときは、免除や猶予を申請できます。`,
};

/** Matters that may be due, by menu name. */
const matters: { readonly [item: string]: Matter } = {
  exemption: unpaid,
  studentDeferment: unpaid,
  claim: {
    kind: 'pension-claim',
    title: '年金の請求',
    says: () => '年金の請求の手続きができます。年金は、請求しないと受け取れません。',
  },
  dependents: {
    kind: 'dependents',
    title: '扶養親族等申告書',
    says: () => '年金から引かれる税金を計算するための届けです。提出をお勧めします。',
  },
};

/** What the page of the service calls due. */
export function waitingPension({ record: { insured } }: KnownCitizen): Partial<Waiting> {
  if (insured === undefined) return {};
  const due = Object.entries(menuItemsOf(insured)).filter(([, state]) => state === 'due');
  return {
    tasks: due.map(([item]): Entry => {
      const matter = matters[item];
      if (matter === undefined) throw new Error(`${item} is due, and has no words`);
      return {
        ...{ kind: matter.kind, service: 'nenkin', title: matter.title, state: 'open' },
        says: matter.says(insured),
        link: { href: screenAddress('nenkin-select-menu'), text: '年金の手続きを見る' },
      };
    }),
  };
}
