import { withDays } from '../../kernel/people/with-days.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { waitingEmployment } from './waiting.ts';

export const module: ServiceModule = {
  cards: [
    {
      name: 'employment-insurance',
      title: '雇用保険の手続き',
      says: '離職票を受け取れます。加入の記録や、給付の内容も確認できます。',
      to: '/svc/employment-insurance',
      rank: 60,
    },
  ],
  waiting: waitingEmployment,
  dated: ({ employment }, now) => (employment === undefined ? {} : { employment: withDays(employment, now) }),
};
