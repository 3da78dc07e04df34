import * as wording from '../../../../../build/wording/services/nq.ts';
import type { Against } from '../../../../forms/data-form/definition.ts';
import { dateDigits } from '../../../../forms/written-date.ts';
import { prefectureOf } from '../../../common/register/prefectures.ts';
import { dashedDay } from '../../../kernel/time/dashed-day.ts';
import { isFailed, type Reading, type RegisterRecord } from '../../../ports/register.ts';
import type { SatExam } from '../catalogue/exam-records.ts';
import type { HeldQualification } from '../catalogue/held-qualifications.ts';
import { namesOf } from '../catalogue/names-of.ts';

/** What the registers say of something that a form may ask. */
export interface Fact extends Against {
  /** Whoever answers otherwise says why: it decides who or what is meant. */
  readonly asksReason?: boolean;
  /** Known to be wrong, and what to say of it. */
  readonly refused?: { readonly values: readonly string[]; readonly message: string };
}

/** By what is asked (`tokenOf`). What nobody can say is missing; what a register would have, and has not, has no values. */
export type Facts = { readonly [token: string]: Fact };

/** Of the card, of the portal's contacts and of the family register. */
export function factsOfPerson({ card, domicile, ...record }: RegisterRecord): Facts {
  const contact = orMissing(record.contact);
  const family = orMissing(record.family);
  const qualified = orMissing(record.qualified);
  const [familyName, givenName] = namesOf(card.kanjiName);
  const self = family?.members?.[0]?.firstName;
  const { romanName } = qualified ?? {};
  const roman =
    romanName === undefined ? [] : [`${romanName.family} ${romanName.first}`, `${romanName.first} ${romanName.family}`];
  return {
    ...known('family-name', familyName, onCard, true),
    ...known('given-name', givenName, onCard, true),
    // Whoever reports a change says why by doing so.
    ...known('new-family-name', familyName, onCard),
    ...known('new-given-name', givenName, onCard),
    ...known('name', card.kanjiName, onCard, true),
    ...known('street-address', card.address, onCard),
    ...known('bday', dashedDay(dateDigits(card.birthdate) ?? ''), onCard, true),
    ...known('email', contact?.email, contacts),
    ...known('tel', contact?.phone, contacts),
    ...known('family-name-kana', family?.familyName?.furigana, familyRegister),
    ...known('given-name-kana', self?.furigana, familyRegister),
    ...(!isFailed(domicile) && known('domicile-prefecture', prefectureOf(domicile.domicile), familyRegister)),
    // Nothing else tells how a name is written abroad, so that none is told, too.
    'roman-name': { values: roman, source: wording.known.passport, from: 'register' },
  };
}

/** Of the qualification that the form is for. */
export function factsOfQualification(held: readonly HeldQualification[]): Facts {
  const values = [...new Set(held.map(({ registrationNumber }) => registrationNumber))];
  if (values.length === 0) return {};
  return { 'registration-number': { values, source: wording.known.qualification, from: 'register', asksReason: true } };
}

/** Of its examinations; `isWhole`: every agency answered. */
export function factsOfExams(sat: readonly SatExam[], isWhole: boolean): Facts {
  const passed = sat.filter(({ result }) => result === '1');
  if (passed.length === 0 && !isWhole) return {};
  const numbersOf = (some: readonly SatExam[]) => some.map(({ examineeNumber }) => examineeNumber);
  const all = { source: wording.known.exams, from: 'register' } as const;
  const failed = numbersOf(sat.filter(({ result }) => result !== '1'));
  return {
    'passed-exam': {
      ...all,
      values: numbersOf(passed),
      asksReason: passed.length > 0,
      ...(failed.length > 0 && { refused: { values: failed, message: wording.known.notPassed } }),
    },
    'passed-on': { ...all, values: passed.map(({ exam }) => dashedDay(exam.resultOn)) },
    'sat-exam': { ...all, values: numbersOf(sat) },
  };
}

const orMissing = <Said>(reading: Reading<Said>): Said | undefined => (isFailed(reading) ? undefined : reading);

const onCard = { source: wording.known.card, from: 'card' } as const;
const contacts = { source: wording.known.contact, from: 'contact' } as const;
const familyRegister = { source: wording.known.familyRegister, from: 'register' } as const;

function known(token: string, value: string | undefined, where: Omit<Against, 'values'>, asksReason = false): Facts {
  return value === undefined || value === '' ? {} : { [token]: { ...where, values: [value], asksReason } };
}
