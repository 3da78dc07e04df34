import type { PersonFacts, RegisterParts } from '../../../src/server/ports/register.ts';

/** What a register of one's own says of a person to any portal. What services' registers say beside it stands in `facts/`. */
export const plainRecord: PersonFacts & RegisterParts = {
  card: { kanjiName: '見本　花子', sex: '2', birthdate: '19800405', address: '東京都見本区例示町一丁目2番3号' },
  combinationCode: '400100000001',
  has4Information: true,
  pseudonym: 'linked',
  domicile: {
    domicile: '東京都見本区例示町一丁目45番地',
    headOfTheFamily: '見本　花子',
    isChangingFamilyRegister: false,
  },
  certificatesAsked: 1,
  contact: { email: 'hanako@mail.example', phone: '03-0000-0001' },
  selfInfo: [{ title: '健康診断の結果が届きました', receivedOn: '2026-03-20', isUnread: true }],
  notifications: [
    { title: 'メンテナンスのお知らせ', body: '決まってから、お知らせします。', publishedOn: '2026-04-01' },
  ],
};
