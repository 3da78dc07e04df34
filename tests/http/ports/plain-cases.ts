import { createHash, randomUUID } from 'node:crypto';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { Mailer, OutgoingMail } from '../../../src/server/ports/mailer.ts';
import type { Register } from '../../../src/server/ports/register.ts';
import type { AskedSignature, Signing } from '../../../src/server/ports/signing.ts';
import { obtained } from './facts-of-service.ts';
import type { mailerContract } from './mailer-contract.ts';
import type { plainMailer } from './plain-mailer.ts';
import { mostQuestions, plainRegister } from './plain-register.ts';
import { type Holder, newCard, plainSigning } from './plain-signing.ts';
import type { registerContract } from './register-contract.ts';
import type { registerOfEachContract } from './register-of-each-contract.ts';
import type { signingContract } from './signing-contract.ts';
import type { signingOfEachContract } from './signing-of-each-contract.ts';

type CaseOf<Contract extends (given: () => Promise<never>) => void> = Awaited<ReturnType<Parameters<Contract>[0]>>;

const login = { loginType: '3', digitalCertificateType: '1', mdocFlag: '', isAgent: false };

export const plainCitizen = (subject: string): Citizen => ({ id: subject, subject, name: `${subject} さん`, login });

const people = { unlinked: ['jiro', 'hachi'], served: ['hanako'] };

/** A register of one's own (or what is made of it) with the people whom it knows. */
export async function plainRegisterCase(
  made: (register: Register) => Register = (register) => register,
): Promise<CaseOf<typeof registerOfEachContract>> {
  const written = plainRegister(people);
  const known = ['hanako', 'taro', 'jiro'].map(plainCitizen);
  return {
    register: made(plainRegister(people)),
    known: await Promise.all(known.map(async (citizen) => ({ citizen, says: await written.of(citizen) }))),
    unlinked: [plainCitizen('jiro'), plainCitizen('hachi')],
    waiting: obtained.map(({ what }) => ({
      ...{ what, citizen: plainCitizen('hanako'), other: plainCitizen('taro') },
      most: mostQuestions,
    })),
  };
}

async function askedFor(signing: Signing, citizen: Citizen): Promise<AskedSignature> {
  const [id, token] = [randomUUID(), randomUUID()];
  const target = { id };
  const content = JSON.stringify(target);
  const digest = createHash('sha256').update(content).digest('hex');
  const asked: AskedSignature = {
    ...{ id, kind: 'qr', token, citizen, target, content, digest },
    until: new Date(Date.now() + 300_000),
  };
  await signing.ask(asked);
  return asked;
}

export function plainSigningCase(signing: Signing & Holder): CaseOf<typeof signingOfEachContract> {
  return {
    signing,
    citizens: [plainCitizen('hanako'), plainCitizen('taro')],
    async ask(citizen) {
      const asked = await askedFor(signing, citizen);
      return { asked, sign: async () => signing.sign(asked.id) };
    },
  };
}

/** A service with which cards sign (or what is made of it), asked for one signature. */
export async function plainSignatureCase(
  made: (right: Signing & Holder) => Signing & Holder = (right) => right,
): Promise<CaseOf<typeof signingContract>> {
  const signing = made(plainSigning());
  const asked = await askedFor(signing, plainCitizen('hanako'));
  return {
    signing,
    asked,
    async press(act) {
      if (act === 'give-up') signing.giveUp(asked.id);
      else signing.sign(asked.id, act === 'sign' ? undefined : newCard());
    },
  };
}

/** A register of one's own (or what is made of it) with people of whom it knows everything, one whom it cannot read, and one without a pseudonym. */
export async function plainPeopleCase(
  made: (register: Register) => Register = (register) => register,
): Promise<CaseOf<typeof registerContract>> {
  return {
    register: made(plainRegister({ unlinked: ['jiro'], unreadable: ['saburo'] })),
    citizens: [plainCitizen('hanako'), plainCitizen('taro')],
    unreadable: plainCitizen('saburo'),
    unlinked: plainCitizen('jiro'),
    waiting: obtained.map(({ what }) => ({ what, citizen: plainCitizen('hanako'), most: mostQuestions })),
  };
}

export function plainMailerCase(
  mailer: Mailer,
  { mailboxes }: Pick<ReturnType<typeof plainMailer>, 'mailboxes'>,
): CaseOf<typeof mailerContract> {
  return {
    mailer,
    addresses: { 'hanako@mail.example': 'delivered', 'hanako@other.example': 'undeliverable' },
    mail: async (to, text): Promise<OutgoingMail> => ({
      ...{ kind: 'mail', to, text, subject: `About ${text}` },
      messageId: `<${randomUUID()}@madoguchi>`,
    }),
    received: async () => mailboxes,
  };
}
