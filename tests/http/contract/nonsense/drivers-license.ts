import type { Client } from '../client.ts';
import { licenceNumberOf } from '../drivers-license/licence-number.ts';
import { sign } from '../signing.ts';
import { type Filed, type Nonsense, refusalOf } from './case.ts';

export const nonsense: readonly Nonsense[] = [
  {
    id: 'o-nochange-03',
    typed: '数字の幅だけが違う、いまの免許の本籍',
    persona: 'licence-gold',
    file: (client) => move(client, '福岡県試験市見本台七丁目８番地'),
    comesOf: { refused: '登録されている本籍と同じ' },
  },
  {
    id: 'x-kanji-number',
    typed: '丁目の数字の書き方だけが違う、いまの免許の本籍',
    persona: 'licence-gold',
    file: (client) => move(client, '福岡県試験市見本台7丁目8番地'),
    comesOf: { refused: '登録されている本籍と同じ' },
  },
  {
    id: 'x-licence-twice',
    typed: '都道府県を二度',
    persona: 'licence-gold',
    file: (client) => move(client, '東京都東京都見本区1番'),
    comesOf: { refused: '二度' },
  },
];

async function move(client: Client, address: string): Promise<Filed> {
  const application = { kind: 'licence-permanent-address', licenceNumber: licenceNumberOf('licence-gold'), address };
  return refusalOf(
    await client.call('licencePermanentAddressSubmit', { application, signature: await sign(client, application) }),
  );
}
