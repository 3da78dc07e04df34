import type { Application } from '../../../../src/server/services/hpki/applications.ts';
import type { Client, Reply } from '../client.ts';
import { licenceNumberOf } from '../drivers-license/licence-number.ts';
import { filledApplication, pharmacistApplication } from '../hpki/journey.ts';
import { sign } from '../signing.ts';
import type { Filed, Nonsense } from './case.ts';

export const others: readonly Nonsense[] = [
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
    id: 'x-no-municipality',
    typed: '市区町村のない本籍',
    persona: 'qr',
    file: async (client) => told(await client.call('domicileSet', { domicile: '大阪府ムー大陸' })),
    comesOf: { refused: '市区町村から' },
  },
  {
    id: 'x-licence-twice',
    typed: '都道府県を二度',
    persona: 'licence-gold',
    file: (client) => move(client, '東京都東京都見本区1番'),
    comesOf: { refused: '二度' },
  },
  {
    id: 'o-double-01',
    typed: '市区町村からあとを二度',
    persona: 'qr',
    file: async (client) => told(await client.call('domicileSet', { domicile: '神奈川県見本市2番地見本市2番地' })),
    comesOf: { refused: '二度' },
  },
];

const apply = async (client: Client, changes: Partial<Application>): Promise<Filed> =>
  told(await client.call('hpkiSubmit', { application: filledApplication(changes) }));

async function move(client: Client, address: string): Promise<Filed> {
  const application = { kind: 'licence-permanent-address', licenceNumber: licenceNumberOf('licence-gold'), address };
  return told(
    await client.call('licencePermanentAddressSubmit', { application, signature: await sign(client, application) }),
  );
}

const told = ({ resultCode, errors }: Reply): Filed => ({
  refusal: resultCode === '0000' ? null : (errors[0]?.errorMessage ?? resultCode),
  number: '',
});
