import { cardOf } from '../../../src/server/common/cards/card.ts';
import { adminCalls } from './admin-calls.ts';
import { as, type CallCase } from './call-case.ts';
import { employmentCalls } from './employment-calls.ts';
import { hpkiCalls } from './hpki-calls.ts';
import { identificationCodeCalls } from './identification-code-calls.ts';
import { newestPersona, readByApp, readByQr, showDomicile, showQrCode, takeOwnCard } from './journey.ts';
import { kanaCalls } from './kana-calls.ts';
import { licenceCalls } from './licence-calls.ts';
import { nqApplyCalls } from './nq-apply-calls.ts';
import { nqCalls } from './nq-calls.ts';
import { receiptCalls } from './receipt-calls.ts';
import { signatureCalls } from './signature-calls.ts';
import { taxCalls } from './tax-calls.ts';

export const callCases: readonly CallCase[] = [
  {
    call: 'outcomeGet',
    exists: '',
    request: { path: 'path', key: 'key' },
    response: { outcome: 'outcome' },
    arrive: as('qr', () => ({ path: '/api/familyregister/createXml', key: 'k' })),
  },
  {
    call: 'domicileSet',
    exists: 'API-013',
    request: { 'API-015': 'domicile' },
    response: {},
    resultCode: 'API-016',
    arrive: as('qr', () => ({ domicile: '東京都見本区例示町一丁目45番地' })),
  },
  {
    call: 'isLogin',
    exists: 'API-017',
    noBody: 'API-019',
    request: {},
    response: { 'API-020': 'loginInfo', 'API-021': 'batchNumber', 'API-022': 'dateToday' },
    openToAll: true,
    arrive: as('qr'),
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
    call: 'fetchVersion',
    exists: 'API-050',
    noBody: 'API-052',
    request: {},
    response: { 'API-053': 'nativeApLatestVersion', 'API-054': 'nativeApAvailableVersion' },
    arrive: as('native-app'),
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
    call: 'loggingCreate',
    exists: 'API-064',
    request: { 'API-066': 'outputTrigger', 'API-067': 'logLevel', 'API-068': 'logDetail' },
    response: {},
    openToAll: true,
    arrive: as('qr', () => ({ outputTrigger: 'click', logLevel: '0', logDetail: '次へ' })),
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
    call: 'pseudonymExec',
    exists: 'API-078',
    request: { 'API-080': 'kanjiName', 'API-081': 'sex', 'API-082': 'birthdate' },
    response: { 'API-083': 'pseudonymExecIsSuccess' },
    arrive: as('no-pseudonym', async (client) => {
      const { kanjiName, sex, birthdate } = (await client.call('reget4information')).resBody;
      return { kanjiName, sex, birthdate };
    }),
  },
  {
    call: 'mdocRegister',
    exists: 'API-084',
    request: { 'API-086': 'serviceId', 'API-087': 'profileId' },
    response: { 'API-088': 'sessionId' },
    arrive: as('phone-4', () => ({ serviceId: 'RRL_MYNAPORTAL', profileId: '1' })),
  },
  {
    call: 'qrCardAssistInfo',
    exists: 'API-089',
    request: { 'API-091': 'myNumberFlg', 'API-092': 'accessKey' },
    optional: ['accessKey'],
    response: { 'API-093': 'qrCode', 'API-094': 'accessKey' },
    arrive: as('qr', () => ({ myNumberFlg: '0', accessKey: '' })),
  },
  {
    call: 'qrCardAssistStatusCheck',
    exists: 'API-095',
    request: { 'API-097': 'accessKey' },
    response: { 'API-098': 'qrStatus' },
    arrive: as('qr', async (client) => ({ accessKey: (await showQrCode(client)).accessKey })),
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
  {
    call: 'readHistory',
    exists: 'API-107',
    request: { 'API-109': 'madoguchiCallFunctionType', 'API-110': 'workId' },
    response: {},
    resultCode: 'API-111',
    arrive: as('qr', () => ({ madoguchiCallFunctionType: '01', workId: 'K67' })),
  },
  { call: 'selfInfo', exists: '', request: {}, response: { 'ER-151': 'selfInfo' }, arrive: as('unread') },
  { call: 'notificationList', exists: '', request: {}, response: { 'ER-152': 'notifications' }, arrive: as('unread') },
  { call: 'sessionExtend', exists: '', request: {}, response: { 'AM-066': 'sessionSeconds' }, arrive: as('qr') },
  { call: 'logout', exists: '', request: {}, response: {}, openToAll: true, arrive: as('qr') },
  ...receiptCalls,
  ...signatureCalls,
  ...identificationCodeCalls,
  ...nqApplyCalls,
  ...nqCalls,
  ...taxCalls,
  ...kanaCalls,
  ...employmentCalls,
  ...hpkiCalls,
  ...licenceCalls,
  ...adminCalls,
];
