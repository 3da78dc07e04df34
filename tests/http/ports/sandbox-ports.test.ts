import { describe } from 'vitest';
import { issueSignatureRequest } from '../../../src/server/common/signatures/signature-request.ts';
import { findCitizen } from '../../../src/server/kernel/people/citizens.ts';
import { findModules } from '../../../src/server/modules.ts';
import type { AskedSignature, Signing } from '../../../src/server/ports/signing.ts';
import { sandboxRegister } from '../../../src/server/sandbox/people/copies.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { sandboxIdentity } from '../../../src/server/sandbox/people/sample-login.ts';
import { sandboxMailer } from '../../../src/server/sandbox/sandbox-mailer.ts';
import { createSandboxOffice } from '../../../src/server/sandbox/sandbox-office.ts';
import { sandboxSigning } from '../../../src/server/sandbox/sandbox-signing.ts';
import { completeSigning, failSigning } from '../../../src/server/sandbox/signing.ts';
import { logIn } from '../contract/client.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { backOfficeContract } from './back-office-contract.ts';
import { identityContract } from './identity-contract.ts';
import { mailerContract } from './mailer-contract.ts';
import { registerContract } from './register-contract.ts';
import { signingContract } from './signing-contract.ts';

const identity = sandboxIdentity(await readPersonas(await findModules()), () => new Date());

describe('the login of the sandbox', () =>
  identityContract(() => ({ identity, answer: () => ({ persona: 'qr', like: 'intent' }), subject: 'qr' })));

describe('the mail service of the sandbox', () =>
  mailerContract(() => ({
    mailer: sandboxMailer,
    addresses: {
      'hitomi@mail.example': 'delivered',
      'hitomi@refused.example': 'refused',
      'hitomi@Undeliverable.example': 'undeliverable',
    },
  })));

describe('the agencies of the sandbox', () =>
  backOfficeContract(async () => {
    const office = createSandboxOffice();
    return { backOffice: office, press: async (application, decision) => office.desk().decide(application, decision) };
  }));

describe.each(databases)('register and signing of the sandbox on %s', (kind) => {
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
  describe('signing', () =>
    signingContract(async () => {
      const citizen = await loggedIn('qr');
      const [session] = await portal.database.query<{ id: string }>('select id from sessions where citizen_id = $1', [
        citizen.id,
      ]);
      const asks: AskedSignature[] = [];
      const signing: Signing = {
        ...sandboxSigning,
        async ask(asked, db) {
          await sandboxSigning.ask(asked, db);
          asks.push(asked);
        },
      };
      const about = { citizen, sessionId: session?.id ?? '', target: { a: 1 }, now: new Date() };
      await issueSignatureRequest({ db: portal.database, signing }, { ...about, kind: 'qr', limitSeconds: 300 });
      const [asked] = asks;
      if (asked === undefined) throw new Error('Nobody was asked.');
      const place = { kind: asked.kind, key: asked.token };
      return {
        signing,
        database: portal.database,
        asked,
        press: (act) =>
          portal.database.transaction(async (db) => {
            if (act === 'give-up') return failSigning(db, place);
            await completeSigning(db, place, act === 'sign' ? 'own' : 'other', new Date());
          }),
      };
    }));

  registerContract(async () => ({
    register: sandboxRegister,
    database: portal.database,
    citizens: [await loggedIn('qr'), await loggedIn('kana-couple')],
  }));
});
