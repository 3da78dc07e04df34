import { randomUUID } from 'node:crypto';
import { pathOf } from '../../http/contract/client.ts';
import { fullValues, toSave } from '../../http/contract/nq/apply-journey.ts';
import { domicile, type Person } from './people.ts';

/** A call as somebody's browser sends it. */
export interface Sent {
  readonly path: string;
  readonly person: Person;
  readonly reqBody?: unknown;
  /** It is carried out once: with a key of its own. */
  readonly isWrite: boolean;
  /** It is an act of its own. */
  readonly isAct?: true;
  /** What the one after it goes by. */
  told?(resBody: unknown): void;
}

/** One after the other, each of the next person. Safe to ask from as many sides as there are people. */
export type Calls = () => Sent;

function inTurn(people: readonly Person[]): () => Person {
  let at = 0;
  return () => {
    const person = people[at % people.length];
    at += 1;
    if (person === undefined) throw new Error('There is nobody.');
    return person;
  };
}

export function checks(people: readonly Person[]): Calls {
  const next = inTurn(people);
  return () => ({ path: pathOf('isLogin'), person: next(), isWrite: false });
}

/** Of a few people at a time, so that most are saved over what was saved before. */
export function draftSaves(people: readonly Person[]): Calls {
  const next = inTurn(people.slice(0, 1000));
  const saved = new Map<Person, { readonly id: string; readonly revision: number }>();
  let nth = 0;
  return () => {
    const person = next();
    const { id = '', revision = 0 } = saved.get(person) ?? {};
    nth += 1;
    const values = { ...fullValues, reason: `就職${nth % 1_000_000}` };
    return {
      path: pathOf('nqDraftSave'),
      person,
      reqBody: toSave(values, { revision, ...(id !== '' && { draftId: id }) }),
      isWrite: true,
      told: (resBody) => saved.set(person, resBody as { id: string; revision: number }),
    };
  };
}

export function submissions(people: readonly Person[]): Calls {
  const next = inTurn(people);
  const used = new Map<Person, number>();
  return () => {
    const person = next();
    const nth = used.get(person) ?? 0;
    used.set(person, nth + 1);
    const hnskHttshSkbtKey = person.fetches[nth];
    if (hnskHttshSkbtKey === undefined) throw new Error('Everybody has submitted all that they were shown.');
    return {
      path: pathOf('createXml'),
      person,
      reqBody: { hnskHttshSkbtKey, sinseiTetuzukiSyubetuCd: '0101', hnsk: domicile },
      isWrite: true,
      isAct: true,
    };
  };
}

export function codeMails(people: readonly Person[]): Calls {
  const next = inTurn(people);
  return () => ({
    path: pathOf('sendAuthCode'),
    person: next(),
    reqBody: { email: `${randomUUID()}@mail.example` },
    isWrite: true,
  });
}
