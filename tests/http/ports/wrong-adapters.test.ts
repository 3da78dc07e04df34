import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/server/ports/back-office.ts';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { Mailer } from '../../../src/server/ports/mailer.ts';
import type { Obtainable, Register, RegisterRecord } from '../../../src/server/ports/register.ts';
import { backOfficeContract } from './back-office-contract.ts';
import { toldBy } from './contract-check.ts';
import { factsOfServices } from './facts-of-service.ts';
import { mailerContract } from './mailer-contract.ts';
import { type PlainBackOffice, plainBackOffice } from './plain-back-office.ts';
import { plainCitizen, plainMailerCase, plainRegisterCase, plainSigningCase } from './plain-cases.ts';
import { plainMailer } from './plain-mailer.ts';
import { newCard, plainSigning } from './plain-signing.ts';
import { registerOfEachContract } from './register-of-each-contract.ts';
import { signingOfEachContract } from './signing-of-each-contract.ts';

type Made<Adapter> = (right: Adapter) => Adapter;

describe('contracts tell of a wrong adapter', () => {
  describe('of a register', () => {
    const tells = (made?: Made<Register>) =>
      toldBy((check) => registerOfEachContract(() => plainRegisterCase(made), check));
    const own = 'says of each what is theirs, whoever was asked about before or meanwhile';
    const card = 'links a pseudonym with the card of its person alone: with name, birthdate and sex, before and after';
    const asked = 'gets something for whom it was asked to, and for nobody else';

    it('not of a right one', async () => {
      expect(await tells()).toEqual([]);
    });

    /** Says of everybody what is true of somebody else. */
    const mixing =
      (...parts: readonly (keyof RegisterRecord)[]): Made<Register> =>
      (right) => ({
        ...right,
        async of(citizen) {
          const said = await right.of(citizen);
          const other = await right.of(plainCitizen(citizen.subject === 'hanako' ? 'taro' : 'hanako'));
          return Object.assign({}, said, Object.fromEntries(parts.map((part) => [part, other[part]])));
        },
      });

    const ofServices = factsOfServices.flatMap(({ facts }) => Object.keys(facts) as (keyof RegisterRecord)[]);

    it.each<keyof RegisterRecord>([
      'selfInfo',
      'notifications',
      'contact',
      'certificatesAsked',
      'has4Information',
      ...ofServices,
    ])('that mixes up %s of two people', async (part) => {
      expect(await tells(mixing(part))).toContain(own);
    });

    it('that remembers whom it was asked about last', async () => {
      const made: Made<Register> = (right) => {
        let last: Citizen | undefined;
        return {
          ...right,
          async of(citizen) {
            last = citizen;
            await new Promise((resolve) => setTimeout(resolve, 5));
            return right.of(last);
          },
        };
      };
      expect(await tells(made)).toContain(own);
    });

    it('that links a pseudonym by the name alone', async () => {
      const byName: Made<Register> = (right) => ({
        ...right,
        async linkPseudonym(citizen, { kanjiName }) {
          const { card: own } = await right.of(citizen);
          return right.linkPseudonym(citizen, { ...own, kanjiName });
        },
      });
      expect(await tells(byName)).toEqual([card]);
    });
    it('that takes any card once one was linked', async () => {
      const linksOnce: Made<Register> = (right) => {
        const linked = new Set<string>();
        return {
          ...right,
          async linkPseudonym(citizen, given) {
            if (linked.has(citizen.subject)) return true;
            const isLinked = await right.linkPseudonym(citizen, given);
            if (isLinked) linked.add(citizen.subject);
            return isLinked;
          },
        };
      };
      expect(await tells(linksOnce)).toEqual([card]);
    });
    it('that links everybody once somebody is', async () => {
      const made: Made<Register> = (right) => {
        let isAny = false;
        return {
          ...right,
          of: async (citizen) => ({ ...(await right.of(citizen)), ...(isAny && { pseudonym: 'linked' }) }),
          async linkPseudonym(citizen, given) {
            const isLinked = await right.linkPseudonym(citizen, given);
            isAny ||= isLinked;
            return isLinked;
          },
        };
      };
      expect(await tells(made)).toEqual([card]);
    });

    it('that has got it for everybody, from the first or once it was got for somebody', async () => {
      const always: Made<Register> = (right) => ({ ...right, progressOf: async () => ({ isThere: true }) });
      const forOne: Made<Register> = (right) => {
        const got = new Set<Obtainable>();
        return {
          ...right,
          async progressOf(what, citizen) {
            const progress = got.has(what) ? { isThere: true } : await right.progressOf(what, citizen);
            if (progress !== null && 'isThere' in progress && progress.isThere) got.add(what);
            return progress;
          },
        };
      };
      for (const made of [always, forOne]) expect(await tells(made)).toEqual([asked]);
    });
  });

  it('of signing with the same certificate for everybody', async () => {
    const tells = (signing: ReturnType<typeof plainSigning>) =>
      toldBy((check) => signingOfEachContract(async () => plainSigningCase(signing), check));
    expect(await tells(plainSigning())).toEqual([]);
    const card = newCard();
    expect(await tells(plainSigning(() => card))).toHaveLength(1);
    expect(await tells(plainSigning(newCard))).toHaveLength(1);
  });

  it('of a mail service that brings a mail twice, at once or later', async () => {
    const tells = (mailer: Mailer, mailboxes = plainMailer()) =>
      toldBy((check) => mailerContract(async () => plainMailerCase(mailer, mailboxes), check));
    const right = plainMailer();
    expect(await tells(right, right)).toEqual([]);
    const twice = /^takes a mail again/;
    for (const afterMs of [0, 200]) {
      const mailboxes = plainMailer();
      const taken = new Set<string>();
      const wrong: Mailer = {
        ...mailboxes,
        async send(mail) {
          if (!taken.has(mail.messageId)) mailboxes.mailboxes.push(mail);
          else setTimeout(() => mailboxes.mailboxes.push(mail), afterMs);
          taken.add(mail.messageId);
        },
      };
      expect(await tells(wrong, mailboxes)).toEqual([expect.stringMatching(twice)]);
    }
  }, 60_000);

  it('of a mail service that loses what a mail is about', async () => {
    const mailboxes = plainMailer();
    const wrong: Mailer = { ...mailboxes, send: (mail) => mailboxes.send({ ...mail, subject: '' }) };
    const told = await toldBy((check) => mailerContract(async () => plainMailerCase(wrong, mailboxes), check));
    expect(told).toEqual([expect.stringMatching(/^brings what it has taken/)]);
  });

  describe('of agencies', () => {
    const tells = (made: Made<PlainBackOffice> = (right) => right) =>
      toldBy((check) =>
        backOfficeContract(async () => {
          const office = made(plainBackOffice());
          return { backOffice: office, press: office.press };
        }, check),
      );

    it('not of right ones', async () => {
      expect(await tells()).toEqual([]);
    });

    it('that decide later than they say', async () => {
      const later: Made<PlainBackOffice> = (right) => {
        const queue: Promise<unknown>[] = [];
        return {
          connect: async (desk) => {
            const letGo = await right.connect(desk);
            return async () => {
              await Promise.all(queue);
              await letGo();
            };
          },
          async press(application, decision) {
            queue.push(right.press(application, decision).catch(() => null));
            return null;
          },
        };
      };
      expect(await tells(later)).toContain('has decided by the time that it says so, and dates it then');
      const dated =
        (at: () => Date): Made<PlainBackOffice> =>
        (right) => ({
          connect: (desk) => right.connect({ ...desk, decide: (of, decision) => desk.decide(of, decision, at()) }),
          press: right.press,
        });
      for (const ms of [-86_400_000, 86_400_000])
        expect(await tells(dated(() => new Date(Date.now() + ms)))).toEqual([
          'has decided by the time that it says so, and dates it then',
        ]);
    });

    it('that act on another application', async () => {
      const chosen = 'decides about the application that was chosen, and about no other';
      const finding =
        (
          isIt: (one: { service: string; id: string; number: string }, wanted: string) => boolean,
        ): Made<PlainBackOffice> =>
        (right) => {
          let held: Parameters<PlainBackOffice['connect']>[0] | null = null;
          return {
            async connect(desk) {
              held = desk;
              return async () => {
                held = null;
              };
            },
            async press({ id }, decision) {
              const found = (await held?.waiting())?.find((one) => isIt(one, id));
              return found === undefined
                ? right.press({ service: '', id }, decision)
                : (held?.decide(found, decision) ?? '');
            },
          };
        };
      const byId = finding((one, id) => one.id === id);
      const first = finding(() => true);
      for (const made of [byId, first]) expect(await tells(made)).toContain(chosen);
      // Whatever was pressed last.
      const last: Made<PlainBackOffice> = (right) => {
        let pressed: readonly [Parameters<PlainBackOffice['press']>[0], Decision] | undefined;
        return {
          ...right,
          async press(...given) {
            pressed = given;
            await new Promise((resolve) => setTimeout(resolve, 5));
            return right.press(...pressed);
          },
        };
      };
      expect(await tells(last)).toEqual([chosen]);
    });
  });
});
