import { describe, expect, it } from 'vitest';
import type { ErrorRow } from '../../src/model/step.ts';
import { findRow } from '../../src/runtime/calls/error-rows.ts';
import { type Failure, isOutcomeUnknown, madeFailure } from '../../src/runtime/calls/failure.ts';
import { projectOf } from '../runtime/project.ts';

const { catalogs, screens, services } = projectOf();
const [catalog] = catalogs;
const acts = (catalog?.calls ?? []).filter(({ effect }) => effect === 'files');

/** Where calls are made, each with its own rows. */
function usesIn(node: unknown, call: string): readonly (readonly ErrorRow[])[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap((part) => usesIn(part, call));
  return 'call' in node && node.call === call && 'with' in node
    ? [(node as { readonly onError?: readonly ErrorRow[] }).onError ?? [], ...below]
    : below;
}

const lost = (call: string): Failure => ({
  ...madeFailure('network'),
  call,
  aliases: ['unknown', 'B00199'],
});

describe('an act whose outcome is not known is told as such, wherever it is made', () => {
  it('there are such acts', () => {
    expect(acts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createXml', 'kanaSubmit', 'hpkiSubmit', 'nqApplicationSubmit', 'taxHandover']),
    );
  });

  it.each(acts.map(({ name }) => name))('%s', (call) => {
    const rows = screens.flatMap((screen) => {
      const service = services.find(({ name }) => name === screen.service);
      const { first = [], otherwise = [], groups = {} } = catalog?.errors ?? {};
      return usesIn(screen.actions, call).map((own) =>
        findRow(lost(call), [first, own, screen.errors, service?.errors ?? [], otherwise], groups, null),
      );
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row?.codes).toEqual(['unknown']);
  });
});

describe('only a readable refusal says that an act was not done', () => {
  const act = { effect: 'files', codes: ['EDH102'] } as const;
  const failed = (change: Partial<Failure>) => ({ ...madeFailure('x'), status: 200, resultCode: '9000', ...change });

  it.each([
    ['no answer', { status: null, resultCode: null }, true],
    ['no JSON', { resultCode: null }, true],
    ['HTTP 404 of something in between', { status: 404, resultCode: null }, true],
    ['HTTP 500 with a result', { status: 500, resultCode: '1000', code: 'EDH102' }, true],
    ['result 0000 that is broken', { resultCode: '0000' }, true],
    ['result 9000 alone', {}, true],
    ['result 9000 with a code of another call', { code: 'EDV101' }, true],
    ['result 9000 with a code of its own', { code: 'EDH102' }, false],
    ['result 1000', { resultCode: '1000' }, false],
    ['result 9001', { status: 400, resultCode: '9001' }, false],
    ['maintenance', { resultCode: '9004' }, false],
    ['nobody is logged in', { status: 401, resultCode: null }, false],
  ] as const)('%s: unknown is %s', (_, change, isUnknown) => {
    expect(isOutcomeUnknown(failed(change), act)).toBe(isUnknown);
  });

  it('of other writes an error without a known code is an answer', () => {
    expect(isOutcomeUnknown(failed({}), { effect: 'none', codes: ['EDH102'] })).toBe(false);
  });
});
