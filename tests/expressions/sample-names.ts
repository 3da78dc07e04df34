import { textOf } from '../../src/expressions/argument.ts';
import type { Scope } from '../../src/model/expression.ts';
import type { Type } from '../../src/model/type.ts';
import type { FunctionEnvironment, Vocabulary } from '../../src/model/vocabulary.ts';

const text: Type = { kind: 'text' };
const number: Type = { kind: 'number' };
const flag: Type = { kind: 'flag' };

function record(members: { readonly [name: string]: Type }): Type {
  return {
    kind: 'record',
    members: Object.fromEntries(
      Object.entries(members).map(([name, type]) => [name.replace('?', ''), { type, optional: name.endsWith('?') }]),
    ),
  };
}

/** Names in reach as a screen of the family-register service has them; `?` marks optional members. */
export const sampleNames: { readonly [name: string]: Type } = {
  form: record({ turnIn: { kind: 'text', codes: ['online', 'offline'] }, email: text, amountYen: number }),
  login: record({
    isLogin: flag,
    mdocFlag: { kind: 'text', codes: ['0', '1'] },
    certificate: { kind: 'text', codes: ['4', '5'] },
    dateToday: text,
  }),
  state: record({
    tries: number,
    'four?': record({ sex: text, birthdate: text, 'note?': text }),
    reports: {
      kind: 'list',
      of: record({ isChecked: flag, isYourself: flag, 'kind?': { kind: 'text', codes: ['familyName', 'firstName'] } }),
    },
  }),
  qr: record({ qrStatus: { kind: 'number', codes: [0, 1, 2] } }),
  url: record({ 'sessionId?': text, 'nonce?': text }),
  notices: { kind: 'list', of: text },
  anything: { kind: 'any' },
};

/** Values that fit {@link sampleNames}. */
export const sampleScope: Scope = {
  form: { turnIn: 'online', email: 'hanako@example.jp', amountYen: 1200 },
  login: { isLogin: true, mdocFlag: '1', certificate: '4', dateToday: '20261120' },
  state: {
    tries: 3,
    reports: [
      { isChecked: true, isYourself: false, kind: 'familyName' },
      { isChecked: false, isYourself: true },
    ],
  },
  qr: { qrStatus: 0 },
  url: { sessionId: 'abc' },
  notices: ['東京', '𠮷野'],
  anything: { deep: [1, 2] },
};

/** Two functions, so that these tests do not depend on the vocabulary's own. */
export const sampleFunctions: Vocabulary['functions'] = {
  shout: {
    name: 'shout',
    says: '',
    parameters: [text],
    returns: text,
    run: ([value]) => `${textOf(value)}!`,
    examples: [],
  },
  within: {
    name: 'within',
    says: '',
    parameters: [number, { kind: 'text', codes: ['day', 'week'] }],
    returns: flag,
    run: ([value, unit]) => Number(value) <= (unit === 'day' ? 1 : 7),
    examples: [],
  },
};

export const sampleRuns = Object.fromEntries(Object.values(sampleFunctions).map(({ name, run }) => [name, run]));

export const noEnvironment: FunctionEnvironment = { label: () => undefined, setting: () => undefined, now: () => 0 };
