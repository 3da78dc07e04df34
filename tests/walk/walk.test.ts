import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assign } from './assign.ts';
import { baseWorld } from './base-world.ts';
import { isWritten } from './brief-state.ts';
import { replyWith } from './failing.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { realGround } from './real-ground.ts';
import { sampleOf } from './sample.ts';
import { walkEdge } from './walk.ts';
import { waysTo } from './ways.ts';
import { valueIn } from './world.ts';

const ground = realGround();

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-20T03:00:00Z') });
});
afterAll(() => void vi.useRealTimers());

function edgeOf(from: string, trigger: string, to: string): WalkEdge {
  const found = ground.edges.find((edge) => edge.from === from && edge.trigger === trigger && edge.to === to);
  if (found === undefined) throw new Error(`${from} ${trigger} ${to}`);
  return found;
}

const select = 'screen:familyregister-select';
const toCounter = edgeOf(select, 'action:next', 'screen:familyregister-counter-input');

describe('an edge', () => {
  it('is taken under its conditions', async () => {
    expect(await walkEdge(ground, toCounter)).toBeNull();
  });

  it('is not, where the run-time leads elsewhere', async () => {
    const why = await walkEdge(ground, { ...toCounter, to: 'screen:familyregister-confirm' });
    expect(why).toEqual([expect.stringContaining('→familyregister-counter-input')]);
  });

  it('is not, where another step led there', async () => {
    const at = edgeOf(select, 'action:next', 'screen:familyregister-confirm').at;
    if (at === undefined) throw new Error('It has a place');
    expect(await walkEdge(ground, { ...toCounter, at })).toEqual([expect.stringContaining('another step')]);
  });

  it('is not, where the call that should have failed was not made', async () => {
    const edge: WalkEdge = { ...toCounter, via: 'error', call: 'domicileGet', codes: ['network'] };
    expect(await walkEdge(ground, edge)).toEqual([expect.stringContaining('domicileGet was not asked')]);
  });

  it('is not, where the dialog has no such button', async () => {
    const open = ground.edges.find(
      ({ from }) => from.startsWith('dialog:') && from.includes('@familyregister-select@'),
    );
    if (open === undefined) throw new Error('It has dialogs');
    const edge: WalkEdge = { ...open, id: 'fly', trigger: 'button:fly', to: 'stay:familyregister-select' };
    const told: Ground = { ...ground, from: (id) => [...ground.from(id), ...(id === edge.from ? [edge] : [])] };
    const why = await walkEdge(told, edge);
    expect(why).toEqual(expect.arrayContaining([expect.stringContaining('no such button')]));
  });

  it('is not, where something was sent that the contract does not take', async () => {
    const contracts = {
      ...ground.contracts,
      requestFault: (call: string) => (call === 'isLogin' ? `${call}: odd` : null),
    };
    const strict: Ground = { ...ground, contracts };
    expect(await walkEdge(strict, toCounter)).toEqual([expect.stringContaining('isLogin: odd')]);
  });
});

describe('a world', () => {
  const [condition] = toCounter.conditions;

  it('has an answer to every call that its contract takes', () => {
    const { answers } = baseWorld(ground, 'familyregister-select');
    const odd = Object.entries(answers).filter(([call, body]) => ground.contracts.responses[call]?.(body) === false);
    expect(odd.map(([call]) => call)).toEqual([]);
  });

  it('meets conditions either way', () => {
    if (condition === undefined) throw new Error('It has a condition');
    for (const holds of [true, false]) {
      const { world, unmet } = assign(ground, baseWorld(ground, 'familyregister-select'), [{ ...condition, holds }]);
      expect([unmet, valueIn(ground, world, condition.expression)]).toEqual([[], holds]);
    }
  });

  it('leaves alone what ends with its screen and is written there by nothing', () => {
    const sign = 'familyregister-identification-code-digital-signature';
    expect([isWritten(ground, sign, 'byQr'), isWritten(ground, 'kana-digital-signature', 'byQr')]).toEqual([
      false,
      true,
    ]);
    expect(isWritten(ground, sign, 'filing')).toBe(true);
  });

  it('tells which conditions exclude each other', () => {
    if (condition === undefined) throw new Error('It has a condition');
    const both = [condition, { ...condition, holds: !condition.holds }];
    expect(assign(ground, baseWorld(ground, 'familyregister-select'), both).unmet).toHaveLength(1);
  });
});

it('ways begin on a screen, and lead through what is opened there', () => {
  const dialog = ground.edges.find(
    ({ from }) => from.startsWith('dialog:') && from.includes('@familyregister-select@'),
  );
  if (dialog === undefined) throw new Error('It has dialogs');
  const ways = waysTo(ground, dialog);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every((way) => way[0]?.from === select && way.at(-1) === dialog)).toBe(true);
});

it('samples fit their schema', () => {
  const schema = {
    type: 'object',
    properties: {
      day: { type: 'string', pattern: '^\\d{8}$' },
      sentAt: { type: 'string' },
      few: { type: 'array', items: { enum: ['b'] } },
    },
  };
  expect(sampleOf(schema as never, ground.project)).toEqual({
    day: '19800101',
    sentAt: '2026-04-01T00:00:00+09:00',
    few: ['b'],
  });
});

it.each([
  ['network', 'network'],
  ['timeout', 'never'],
  ['http-503', { raw: '{}', status: 503 }],
  ['result-9004', { resultCode: '9004' }],
  ['ED1107', { code: 'ED1107', resultCode: '1000' }],
])('%s comes by its answer', (code, reply) => {
  expect(replyWith(code, null)).toEqual(reply);
});
