import type { Database } from '../../../../src/server/db/database.ts';
import type { CallCase } from '../call-case.ts';
import { bodyOf } from '../client.ts';
import { type Filer, filer } from '../journey.ts';
import { kanaContactCalls } from '../kana/contact-calls.ts';
import { create, historiesOf, readyToSubmit, saveAnything } from '../kana/journey.ts';

const as =
  (persona: string, body?: (person: Filer, db: Database) => Promise<Record<string, unknown>>) =>
  async (origin: string, db: Database) => {
    const person = await filer(origin, db, persona);
    const { client } = person;
    return body === undefined ? { client } : { client, reqBody: await body(person, db) };
  };

const document = as('kana-correction', async ({ client }) => {
  const [entry] = await historiesOf(client);
  return { documentId: entry?.latestMessage?.documentId };
});

/** Calls of the report of name readings. */
export const calls: readonly CallCase[] = [
  {
    call: 'kanaGet',
    exists: 'API-112',
    noBody: 'API-113',
    request: {},
    response: { 'EN-102': 'members', 'EN-103': 'reports', 'EN-104': 'informant' },
    arrive: as('kana-couple'),
  },
  {
    call: 'kanaCreate',
    exists: 'API-114',
    request: { 'API-115': 'type' },
    response: { 'API-115': 'reports', 'AM-065': 'revision' },
    arrive: as('kana-couple', async () => ({ type: '1' })),
  },
  {
    call: 'kanaSubmit',
    exists: 'API-116',
    request: { 'API-118': 'report', 'API-119': 'signature' },
    optional: ['signature'],
    response: { 'API-119': 'arrivalNumber', 'AM-065': 'procedureId' },
    arrive: as('kana-single', (person, db) => readyToSubmit(db, person)),
  },
  {
    call: 'kanaTempInputGet',
    exists: 'API-120',
    noBody: 'API-121',
    request: {},
    response: { 'API-122': 'reports', 'AM-102': 'lastDay' },
    arrive: async (origin, db) => {
      const { client } = await filer(origin, db, 'kana-single');
      await create(client, '1');
      return { client };
    },
  },
  {
    call: 'kanaTempInputSave',
    exists: 'API-123',
    request: { 'API-124': 'reports' },
    response: { 'API-125': 'revision', 'AM-102': 'lastDay' },
    arrive: as('kana-single', async ({ client }) => {
      const { reports, revision } = await create(client, '1');
      return { reports, revision };
    }),
  },
  {
    call: 'kanaTempInformantSave',
    exists: 'API-126',
    request: { 'API-127': 'informant' },
    response: { 'API-128': 'revision', 'AM-102': 'lastDay' },
    arrive: as('kana-single', async ({ client }) => {
      const { informant, revision } = await create(client, '1');
      return { informant, revision };
    }),
  },
  {
    call: 'kanaTempDelete',
    exists: 'API-129',
    noBody: 'API-131',
    request: {},
    response: {},
    arrive: as('kana-single'),
  },
  {
    call: 'kanaTempResume',
    exists: '',
    request: { 'AM-082': 'id' },
    response: { 'AM-082': 'reports' },
    arrive: as('kana-single', async ({ client }) => {
      await saveAnything(client);
      await bodyOf(client.call('kanaTempDelete'));
      return { id: '1' };
    }),
  },
  { call: 'kanaHistories', exists: '', request: {}, response: { 'AM-066': 'procedures' }, arrive: as('kana-filed') },
  {
    call: 'kanaAdjustRequest',
    exists: 'API-134',
    request: { 'API-135': 'documentId' },
    response: { 'API-136': 'reports', 'AM-065': 'note' },
    arrive: document,
  },
  {
    call: 'kanaHistoryMessage',
    exists: 'API-137',
    request: { 'API-138': 'documentId' },
    response: { 'API-138': 'text', 'AM-065': 'title' },
    arrive: document,
  },
  ...kanaContactCalls,
];
