import { isRecord } from '../../forms/record.ts';
import { urlOf } from '../../model/url-of.ts';
import type { AskedLogin, Identity } from './identity.ts';
import type { Mailer } from './mailer.ts';
import type { Ports } from './ports.ts';
import { isFailed, type Register } from './register.ts';
import type { Signing } from './signing.ts';

/** Names the first member of an answer that is not as the port says; null = it fits. `given`: what was asked. */
export type Misfit = (answer: unknown, given: readonly unknown[]) => string | null;

type Fitting<Port> = { readonly [method in keyof Port]?: Misfit };

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string' && value.trim() !== '';
const isString: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isOneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const has =
  (tests: { readonly [member: string]: Test }): Misfit =>
  (answer) => {
    if (!isRecord(answer)) return 'answer';
    return Object.entries(tests).find(([member, test]) => !test(answer[member]))?.[0] ?? null;
  };
const orNull =
  (misfit: Misfit): Misfit =>
  (answer, given) =>
    answer === null ? null : misfit(answer, given);
const is =
  (test: Test): Misfit =>
  (answer) =>
    test(answer) ? null : 'answer';

const isRead =
  (test: Test): Test =>
  (value) =>
    isFailed(value) ? has({ errorCode: isText, errorMessage: isText })(value.failure, []) === null : test(value);

const card = { kanjiName: isText, sex: isText, birthdate: isText, address: isString };
const domicile = { domicile: isText, headOfTheFamily: isString, isChangingFamilyRegister: isFlag };
const fitsObject =
  (tests: { readonly [member: string]: Test }): Test =>
  (value) =>
    has(tests)(value, []) === null;

const record = has({
  card: fitsObject(card),
  combinationCode: isText,
  has4Information: isFlag,
  pseudonym: isOneOf('none', 'linked', 'lost'),
  domicile: isRead(fitsObject(domicile)),
  certificatesAsked: isRead(Number.isSafeInteger),
  selfInfo: isRead(Array.isArray),
  notifications: isRead(Array.isArray),
});

const register: Fitting<Register> = {
  of: (answer, given) =>
    record(answer, given) ??
    // Those of services may be left out, which is "none"; what is there is read, or says why not.
    Object.entries(answer as object).find(([, part]) => part === null || !isRead(() => true)(part))?.[0] ??
    null,
  linkPseudonym: is(isFlag),
  progressOf: orNull((answer) => (isRead(fitsObject({ isThere: isFlag }))(answer) ? null : 'answer')),
};

const login = {
  loginType: isOneOf('2', '3', '4'),
  digitalCertificateType: isString,
  mdocFlag: isString,
  isAgent: isFlag,
};

/** A header carries nothing else. */
const isAscii = (address: string) => /^[\x21-\x7e]+$/u.test(address);

const identity = ({ leadsTo }: Pick<Identity, 'leadsTo'>): Fitting<Identity> => ({
  begin: orNull((answer, [asked]) => {
    const { cardApp, returnTo } = asked as AskedLogin;
    const allowed = [...leadsTo, new URL(returnTo).origin];
    const leads: Test = (address) =>
      address === cardApp ||
      (typeof address === 'string' && isAscii(address) && allowed.includes(urlOf(address)?.origin ?? ''));
    return has({ address: leads, keep: (keep) => typeof keep === 'string' && keep.length <= 2000 })(answer, []);
  }),
  whose: orNull(has({ subject: isText, name: isText, login: fitsObject(login) })),
});

const mailer: Fitting<Mailer> = { deliveryTo: is(isOneOf('delivered', 'refused', 'undeliverable')) };

const signing: Fitting<Signing> = {
  outcomeOf: orNull((answer) =>
    answer === 'given-up' ? null : has({ value: isText, certificate: isText, nonce: isText })(answer, []),
  ),
  certificateOf: orNull(is(isText)),
};

/** An adapter is written by others: what it answers is held against its port before anybody goes by it. */
export function fittingAnswers(ports: Partial<Ports>): {
  readonly [port in keyof Ports]?: { readonly [method: string]: Misfit };
} {
  return { register, mailer, signing, ...(ports.identity && { identity: identity(ports.identity) }) };
}
