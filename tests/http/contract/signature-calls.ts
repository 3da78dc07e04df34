import { cardOf } from '../../../src/server/common/cards/card.ts';
import { as, type CallCase } from './call-case.ts';
import { newestPersona, readByQr } from './journey.ts';
import { codeMailedTo, target } from './signing.ts';

/** Calls with which a report gets its card, its address and its signature. */
export const signatureCalls: readonly CallCase[] = [
  {
    call: 'kanaCardAssistInfo',
    exists: 'API-132',
    request: { 'API-133': 'accessKey', 'AM-064': 'sessionId', 'AM-065': 'nonce' },
    optional: ['accessKey', 'sessionId', 'nonce'],
    response: { 'API-133': 'kanjiName' },
    arrive: as('qr', async (client, db) => ({
      accessKey: await readByQr(db, client, cardOf(await newestPersona(db, 'qr'))),
    })),
  },
  {
    call: 'kanaAgeValidate',
    exists: 'API-139',
    request: {},
    response: { 'API-140': 'isValid', 'AM-078': 'ageGroup' },
    arrive: as('qr'),
  },
  {
    call: 'kanaPseudonymCheck',
    exists: 'API-141',
    request: {},
    response: { 'API-142': 'pseudonymExists' },
    arrive: as('qr'),
  },
  {
    call: 'sendAuthCode',
    exists: 'API-143',
    request: { 'API-145': 'email' },
    response: { 'API-145': 'sentAt', 'AM-065': 'validMinutes' },
    arrive: as('qr', () => ({ email: 'hanako@mail.example' })),
  },
  {
    call: 'verifyAuthCode',
    exists: '',
    request: { 'AM-066': 'email', 'AM-065': 'code' },
    response: { 'AM-066': 'isVerified' },
    arrive: as('qr', async (client) => {
      const email = 'hanako@mail.example';
      return { email, code: await codeMailedTo(client, email) };
    }),
  },
  {
    call: 'mailRegister',
    exists: '',
    request: { 'AM-066': 'email' },
    response: { 'AM-066': 'registeredEmail' },
    arrive: as('qr', async (client) => {
      const email = 'hanako@mail.example';
      await client.call('verifyAuthCode', { email, code: await codeMailedTo(client, email) });
      return { email };
    }),
  },
  {
    call: 'inputAssistance',
    exists: 'API-146',
    request: {},
    response: { 'API-147': 'email', 'AM-065': 'phone', 'AM-066': 'address' },
    arrive: as('native-app'),
  },
  {
    call: 'signaturePrepare',
    exists: '',
    request: { 'AM-066': 'target' },
    response: { 'AM-066': 'signatureId' },
    arrive: as('native-app', () => ({ target })),
  },
  {
    call: 'signatureQrInfo',
    exists: '',
    request: { 'AM-066': 'target', 'AM-124': 'accessKey' },
    optional: ['accessKey'],
    response: { 'AM-066': 'qrCode', 'AM-065': 'accessKey', 'AM-128': 'readingUrl' },
    arrive: as('qr', () => ({ target })),
  },
  {
    call: 'signatureStatusCheck',
    exists: 'API-148',
    request: { 'API-150': 'accessKey' },
    response: { 'API-150': 'signatureStatus' },
    arrive: as('qr', async (client) => ({
      accessKey: (await client.call('signatureQrInfo', { target })).resBody.accessKey,
    })),
  },
];
