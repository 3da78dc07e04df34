import { logIn } from '../client.ts';
import { answered, type DeadlineCase } from '../deadline-case.ts';

export const deadlines: readonly DeadlineCase[] = [
  {
    name: 'session',
    says: /^ED1107 ログインの有効期限が切れました。/,
    async begin(origin) {
      const client = await logIn(origin, 'qr');
      const { headers } = await client.call('selfInfo');
      const seconds = Number(headers.get('session-expires-in'));
      const act = async () => answered(await client.call('selfInfo'));
      return { client, endsAt: Date.now() + seconds * 1000, act };
    },
  },
];
