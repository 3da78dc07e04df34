import type { Application } from '../../../../src/server/services/hpki/applications.ts';
import type { Client } from '../client.ts';
import { filledApplication, pharmacistApplication } from '../hpki/journey.ts';
import { type Filed, type Nonsense, refusalOf } from './case.ts';

export const nonsense: readonly Nonsense[] = [
  {
    id: 'o-contradict-01',
    typed: '名簿の10年あとの登録年月日',
    persona: 'hpki-pharmacist',
    file: (client) => apply(client, { ...pharmacistApplication, registrationDate: '2025-05-20' }),
    comesOf: { refused: '登録' },
  },
  {
    id: 'o-number-02',
    typed: '二けたを入れ替えた医籍登録番号',
    persona: 'hpki-doctor',
    file: (client) => apply(client, { registrationNumber: '400132' }),
    comesOf: { refused: '登録' },
  },
  {
    id: 'o-placeholder-02',
    typed: '000-0000-0000',
    persona: 'hpki-doctor',
    file: (client) => apply(client, { email: 'test@example.com', phone: '000-0000-0000' }),
    comesOf: { refused: '電話番号' },
  },
  {
    id: 'x-workplace',
    typed: 'テスト',
    persona: 'hpki-doctor',
    file: (client) => apply(client, { workplaceName: 'テスト' }),
    comesOf: { refused: '勤務先の名称' },
  },
  {
    id: 'x-no-member',
    typed: '会員なのに、会員ではない',
    persona: 'hpki-doctor',
    file: (client) => apply(client, { membership: '2', memberNumber: '' }),
    comesOf: { differs: ['日本医師会の会員'] },
  },
];

async function apply(client: Client, changes: Partial<Application>): Promise<Filed> {
  const reply = await client.call('hpkiSubmit', { application: filledApplication(changes) });
  return { ...refusalOf(reply), number: String(reply.resBody?.receptionNumber ?? '') };
}
