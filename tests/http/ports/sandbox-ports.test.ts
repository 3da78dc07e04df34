import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { askForSignature, keepSignatureRequest } from '../../../src/server/common/signatures/signature-request.ts';
import { keepMessage, messageIdOf } from '../../../src/server/kernel/calls/outbox.ts';
import { subjectOf } from '../../../src/server/kernel/jobs/mail-subject.ts';
import { findCitizen } from '../../../src/server/kernel/people/citizens.ts';
import { findModules } from '../../../src/server/modules.ts';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import { loadStandIns } from '../../../src/server/sandbox/load-stand-ins.ts';
import { copyOf } from '../../../src/server/sandbox/people/copies.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { recordOf } from '../../../src/server/sandbox/people/record-of.ts';
import { sampleAnswer, sandboxIdentity } from '../../../src/server/sandbox/people/sample-login.ts';
import { received, sandboxMailer } from '../../../src/server/sandbox/sandbox-mailer.ts';
import { createSandboxOffice } from '../../../src/server/sandbox/sandbox-office.ts';
import { sandboxRegister } from '../../../src/server/sandbox/sandbox-register.ts';
import { sandboxSigning } from '../../../src/server/sandbox/sandbox-signing.ts';
import { completeSigning, failSigning } from '../../../src/server/sandbox/signing.ts';
import { logIn } from '../contract/client.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { backOfficeContract } from './back-office-contract.ts';
import { obtained } from './facts-of-service.ts';
import { identityContract } from './identity-contract.ts';
import { mailerContract } from './mailer-contract.ts';
import { registerContract } from './register-contract.ts';
import { registerOfEachContract } from './register-of-each-contract.ts';
import { signingContract } from './signing-contract.ts';
import { signingOfEachContract } from './signing-of-each-contract.ts';

const modules = await findModules();
const personas = await readPersonas(modules);
const standIns = await loadStandIns(modules);

const people = personas.groups.flatMap((group) =>
  group.people.flatMap(({ id }) => personas.find(id, new Date()) ?? []),
);

/** Of each thing that is written, two people of whom something else is: what a register mixes up is seen. */
const toldApart = [...new Set(people.flatMap((one) => Object.keys(one)))].flatMap((member) => {
  const written = (one: object) => JSON.stringify(Object.entries(one).filter(([name]) => name === member));
  const [first] = people;
  const other = people.find((one) => first !== undefined && written(one) !== written(first));
  return [first, other].flatMap((one) => one?.id ?? []);
});

describe('the agencies of the sandbox', () =>
  backOfficeContract(async () => {
    const office = createSandboxOffice();
    return { backOffice: office, press: async (application, decision) => office.desk().decide(application, decision) };
  }));

describe.each(databases)('login, register, mail service and signing of the sandbox on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const loggedIn = async (persona: string) => {
    await logIn(portal.origin, persona);
    const [row] = await portal.database.query<{ id: string }>(
      'select id from citizens where persona_id = $1 order by created_at desc limit 1',
      [persona],
    );
    const citizen = await findCitizen(portal.database, row?.id ?? '');
    if (citizen === null) throw new Error(`${persona} is not logged in.`);
    return citizen;
  };
  describe('login', () =>
    identityContract(() => ({
      identity: sandboxIdentity(personas, portal.database, () => new Date()),
      comeBack: async (address, persona) =>
        sampleAnswer(portal.database, new URL(address).searchParams.get('state') ?? '', { persona, copy: '' }),
      subjects: ['qr', 'intent'],
    })));

  /** A portal asks somebody for a signature, of something else each time. */
  const askedFor = async (citizen: Citizen) => {
    const [session] = await portal.database.query<{ id: string }>('select id from sessions where citizen_id = $1', [
      citizen.id,
    ]);
    const { database } = portal;
    const signing = sandboxSigning(database);
    const [now, target] = [new Date(), { a: randomUUID() }];
    const asked = await askForSignature(signing, { kind: 'qr', citizen, target, now, limitSeconds: 300 });
    await keepSignatureRequest(database, asked, { sessionId: session?.id ?? '', now });
    return { signing, asked };
  };
  describe('mail service', () =>
    mailerContract(async () => {
      const { database } = portal;
      const { id } = await loggedIn('qr');
      return {
        mailer: sandboxMailer(database),
        addresses: {
          'hitomi@mail.example': 'delivered',
          'hitomi@refused.example': 'refused',
          'hitomi@Undeliverable.example': 'undeliverable',
        },
        async mail(to, text) {
          await keepMessage(database, id, new Date(), { kind: 'mail', to, text });
          const [row] = await database.query<{ outbox: string; at: Date }>(
            'select id::text as outbox, at from outbox where citizen_id = $1 order by outbox.id desc limit 1',
            [id],
          );
          const mail = { kind: 'mail', to, text } as const;
          const messageId = messageIdOf(row?.outbox ?? '', row?.at ?? new Date());
          return { ...mail, subject: subjectOf(mail), messageId };
        },
        received: () => received(database, id),
      };
    }));

  describe('signing', () =>
    signingContract(async () => {
      const citizen = await loggedIn('qr');
      const { signing, asked } = await askedFor(citizen);
      const place = { kind: asked.kind, key: asked.token };
      return {
        signing,
        asked,
        press: (act) =>
          portal.database.transaction(async (db) => {
            if (act === 'give-up') return failSigning(db, place);
            await completeSigning(db, place, act === 'sign' ? 'own' : 'other', new Date());
          }),
      };
    }));

  describe('register, of two people', () =>
    registerOfEachContract(async () => {
      const { database } = portal;
      const known = await Promise.all([...new Set(toldApart)].map(loggedIn));
      return {
        register: sandboxRegister(database, standIns),
        known: await Promise.all(
          known.map(async (citizen) => ({
            citizen,
            says: await recordOf(await copyOf(database, citizen.id), standIns, database),
          })),
        ),
        unlinked: [await loggedIn('no-pseudonym'), await loggedIn('native-app')],
        waiting: await Promise.all(
          obtained.map(async ({ what, sample, most }) => ({
            ...{ what, most, citizen: await loggedIn(sample) },
            other: await loggedIn('qr'),
          })),
        ),
      };
    }));

  describe('signing, of two people', () =>
    signingOfEachContract(async () => {
      const { database } = portal;
      return {
        signing: sandboxSigning(database),
        citizens: [await loggedIn('qr'), await loggedIn('intent')],
        async ask(citizen) {
          const { asked } = await askedFor(citizen);
          const place = { kind: asked.kind, key: asked.token };
          const sign = async () => {
            await database.transaction((db) => completeSigning(db, place, 'own', new Date()));
          };
          return { asked, sign };
        },
      };
    }));

  describe('register', () =>
    registerContract(async () => ({
      register: sandboxRegister(portal.database, standIns),
      citizens: [await loggedIn('qr'), await loggedIn('kana-couple')],
      unreadable: await loggedIn('domicile-eds101'),
      unlinked: await loggedIn('no-pseudonym'),
      waiting: await Promise.all(
        obtained.map(async ({ what, sample, most }) => ({ what, citizen: await loggedIn(sample), most })),
      ),
    })));
});
