import { type DeadlineCase, endOf, set } from '../deadline-case.ts';
import { pressOn } from '../signing.ts';
import { handOverToEmployer, taxpayer } from '../tax-journey.ts';

export const deadlines: readonly DeadlineCase[] = [
  {
    name: 'employer-number',
    label: '番号を使える最後の日',
    says: /^この番号を使える期間は、\d{4}年1月31日で終わりました。$/,
    async begin(origin) {
      const client = await taxpayer(origin, 'tax-much');
      await set(client, { 'session.limit': 800 * 86_400 });
      await client.call('isLogin');
      const { receiptNumber, validUntil } = await handOverToEmployer(client);
      const act = async () => {
        const { text } = await pressOn(client.origin, '/sandbox/employer', { number: receiptNumber }, client);
        return text.includes('data-taken>控除　おおしさんの')
          ? null
          : (/role="alert">([^<]*)</.exec(text)?.[1] ?? text);
      };
      return { client, endsAt: endOf(validUntil), act };
    },
  },
];
