import { type Nonsense, refusalOf } from './case.ts';

export const nonsense: readonly Nonsense[] = [
  {
    id: 'x-no-municipality',
    typed: '市区町村のない本籍',
    persona: 'qr',
    file: async (client) => refusalOf(await client.call('domicileSet', { domicile: '大阪府ムー大陸' })),
    comesOf: { refused: '市区町村から' },
  },
  {
    id: 'o-double-01',
    typed: '市区町村からあとを二度',
    persona: 'qr',
    file: async (client) => refusalOf(await client.call('domicileSet', { domicile: '神奈川県見本市2番地見本市2番地' })),
    comesOf: { refused: '二度' },
  },
];
