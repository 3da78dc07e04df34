import { cardOf } from '../../../../src/server/common/cards/card.ts';
import { as, type CallCase } from '../call-case.ts';
import { newestPersona, readByQr } from '../journey.ts';
import { codeMailedTo } from '../signing.ts';

/** Calls with which a report gets its card and its address. */
export const kanaContactCalls: readonly CallCase[] = [
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
];
