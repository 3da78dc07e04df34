import { cardOf } from '../../../../src/server/common/cards/card.ts';
import { as, type CallCase } from '../call-case.ts';
import { newestPersona, readByApp, readByQr, showDomicile, takeOwnCard } from '../journey.ts';

export const calls: readonly CallCase[] = [
  {
    call: 'domicileSet',
    exists: 'API-013',
    request: { 'API-015': 'domicile' },
    response: {},
    resultCode: 'API-016',
    arrive: as('qr', () => ({ domicile: '東京都見本区例示町一丁目45番地' })),
  },
  {
    call: 'set4information',
    exists: 'API-023',
    request: { 'API-025': 'kanjiName', 'API-026': 'address', 'API-027': 'birthdate', 'API-028': 'sex' },
    response: { 'API-029': 'is4informationSetSuccess' },
    arrive: as('qr', async (client, db) => {
      const { resBody } = await takeOwnCard(db, client, await newestPersona(db, 'qr'));
      return resBody;
    }),
  },
  {
    call: 'get4information',
    exists: 'API-030',
    request: { 'API-032': 'nonce', 'API-033': 'sessionId' },
    response: { 'API-034': 'kanjiName', 'API-035': 'sex', 'API-036': 'birthdate', 'API-037': 'address' },
    arrive: as('qr', async (client, db) => {
      const accessKey = await readByQr(db, client, cardOf(await newestPersona(db, 'qr')));
      return { nonce: accessKey, sessionId: accessKey };
    }),
  },
  {
    call: 'reget4information',
    exists: 'API-038',
    noBody: 'API-040',
    request: {},
    response: { 'API-041': 'kanjiName', 'API-042': 'sex', 'API-043': 'birthdate', 'API-044': 'address' },
    arrive: as('no-pseudonym'),
  },
  {
    call: 'cardAssistInfo',
    exists: 'API-045',
    request: { 'API-047': 'combinationCode', 'API-048': 'combinationCodeCheckFlg' },
    response: { 'API-049': 'combinationCodeIsMatch' },
    arrive: as('intent', async (client, db) => {
      const { nonce, sessionId, combinationCode } = await readByApp(db, cardOf(await newestPersona(db, 'intent')));
      await client.call('get4information', { nonce, sessionId });
      return { combinationCode, combinationCodeCheckFlg: '1' };
    }),
  },
  {
    call: 'domicileGet',
    exists: 'API-055',
    noBody: 'API-057',
    request: {},
    response: {
      'API-058': 'domicile',
      'API-059': 'domicileImage',
      'API-060': 'headOfTheFamily',
      'API-061': 'headOfTheFamilyImage',
      'API-062': 'hnskHttshSkbtKey',
      'API-063': 'isChangingFamilyRegister',
    },
    arrive: as('pseudonym-exists'),
  },
  {
    call: 'pseudonymCheck',
    exists: 'API-070',
    noBody: 'API-072',
    request: {},
    response: { 'API-073': 'pseudonymExists' },
    arrive: as('qr'),
  },
  {
    call: 'pseudonymStatusCheck',
    exists: 'API-074',
    noBody: 'API-076',
    request: {},
    response: { 'API-077': 'onlineUserIdGetIsCompleted', 'EN-051': 'has4Information' },
    arrive: as('qr'),
  },
  {
    call: 'createXml',
    exists: 'API-101',
    request: { 'API-103': 'hnskHttshSkbtKey', 'API-104': 'sinseiTetuzukiSyubetuCd', 'API-105': 'hnsk' },
    response: { 'API-106': 'createXmlIsSuccess' },
    arrive: as('pseudonym-exists', async (client) => ({
      ...(await showDomicile(client)),
      sinseiTetuzukiSyubetuCd: '0101',
    })),
  },
];
