import { describe, expect, it } from 'vitest';
import { readTogether } from '../../scripts/build/read-together.ts';
import type { CallDefinition } from '../../src/model/catalog.ts';
import type { DataEntry } from '../../src/model/screen.ts';
import type { Service } from '../../src/model/service.ts';
import { expression } from '../render/expressions.ts';

const calls = [
  { name: 'read', effect: 'none' },
  { name: 'count', effect: 'none' },
  { name: 'save', effect: 'saves' },
] as unknown as readonly CallDefinition[];

const service = { facts: [{ name: 'isOld', is: expression('first.year < 2000') }] } as unknown as Service;

const entry = (name: string, more: Partial<DataEntry> = {}): DataEntry => ({
  ...{ name, call: 'read', with: {}, keep: {}, again: [], fills: {}, when: null, onError: [] },
  ...more,
});

const together = (...data: readonly DataEntry[]) => readTogether({ data }, service, calls);

describe('what a screen reads at once', () => {
  it('is all that waits for nothing', () => {
    expect(together(entry('first'), entry('second', { when: expression('login.isLogin') }))).toEqual([
      'first',
      'second',
    ]);
  });

  it.each([
    ['sends what another brings', entry('second', { with: { id: expression('first.id') } })],
    ['is asked for only if another says so', entry('second', { when: expression('first.found') })],
    ['reads it through a fact', entry('second', { when: expression('facts.isOld') })],
    ['changes something', entry('second', { call: 'save' })],
  ])('not what %s', (_, second) => {
    expect(together(entry('first'), second, entry('third'))).toEqual(['first', 'third']);
  });

  it('not what reads the state that another keeps, or inputs that another fills in', () => {
    const keeps = entry('first', { keep: { id: 'state.id' } });
    expect(together(keeps, entry('second', { with: { id: expression('state.id') } }))).toEqual([]);
    const fills = entry('first', { fills: { name: '' } });
    expect(together(fills, entry('second', { with: { id: expression('form.name') } }))).toEqual([]);
  });

  it('is nothing where there is only one of them', () => {
    expect(together(entry('first'))).toEqual([]);
  });
});
