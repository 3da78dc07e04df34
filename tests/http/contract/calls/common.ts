import { as, type CallCase } from '../call-case.ts';
import { calls as contracts } from '../client.ts';
import { showQrCode } from '../journey.ts';
import { receiptCalls } from '../receipt-calls.ts';
import { signatureCalls } from '../signature-calls.ts';
import { taxCalls } from '../tax-calls.ts';

/** Of any act. */
const filing = contracts.find(({ entry }) => entry.effect === 'files')?.entry.path;

export const calls: readonly CallCase[] = [
  {
    call: 'outcomeGet',
    exists: '',
    request: { path: 'path', key: 'key' },
    response: { outcome: 'outcome' },
    arrive: as('qr', () => ({ path: filing, key: 'k' })),
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
    call: 'fetchVersion',
    exists: 'API-050',
    noBody: 'API-052',
    request: {},
    response: { 'API-053': 'nativeApLatestVersion', 'API-054': 'nativeApAvailableVersion' },
    arrive: as('native-app'),
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
  ...taxCalls,
];
