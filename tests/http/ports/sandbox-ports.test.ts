import { describe } from 'vitest';
import { findCitizen } from '../../../src/server/kernel/people/citizens.ts';
import { findModules } from '../../../src/server/modules.ts';
import { sandboxRegister } from '../../../src/server/sandbox/people/copies.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { sandboxIdentity } from '../../../src/server/sandbox/people/sample-login.ts';
import { sandboxMailer } from '../../../src/server/sandbox/sandbox-mailer.ts';
import { logIn } from '../contract/client.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { identityContract } from './identity-contract.ts';
import { mailerContract } from './mailer-contract.ts';
import { registerContract } from './register-contract.ts';

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

describe.each(databases)('the register of the sandbox on %s', (kind) => {
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
  registerContract(async () => ({
    register: sandboxRegister,
    database: portal.database,
    citizens: [await loggedIn('qr'), await loggedIn('kana-couple')],
  }));
});
