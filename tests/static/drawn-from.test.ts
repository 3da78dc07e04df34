import { expect, it } from 'vitest';
import type { Service } from '../../src/model/service.ts';
import type { ShippedScreen } from '../../src/model/shipped-screen.ts';
import { drawnFrom } from '../../src/static/drawn-from.ts';
import { expression, text } from '../render/expressions.ts';
import { fakeScreen } from '../render/fake-screen.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';

const entry = (name: string) => ({ name, type: 'text', lifetime: { keep: 'session', seconds: null }, starts: null });
const fact = (name: string, is: string) => ({ name, says: '', is: expression(is) });

function drawn(shownWhen: string, kept: { readonly [name: string]: unknown } = {}) {
  const { screen, service } = fakeScreen({
    view: [{ kind: 'text', text: text(''), shownWhen: expression(shownWhen) }],
  });
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify({ value, expiresAt: null }));
  const names = ['read', 'byFact', 'alike', 'pressed'];
  const facts = [fact('chosen', 'facts.inner'), fact('inner', 'state.byFact == 1'), fact('other', 'state.alike')];
  return drawnFrom(
    { ...screen, actions: [{ name: 'go', when: expression('state.pressed') }] } as unknown as ShippedScreen,
    { ...service, state: names.map(entry), facts } as unknown as Service & { own: null },
    storage,
  );
}
const typed = Object.keys(drawn('true'))[0] ?? '';
const prefix = typed.replace('.typed.', '.state.').replace(/[^.]*$/, '');

it('the inputs of the screen always count, state where what is shown reads it, itself or by a fact', () => {
  expect(typed).toMatch(/^madoguchi\.typed\./);
  expect(Object.keys(drawn('true'))).toEqual([typed]);
  expect(Object.keys(drawn('state.read.some == 1'))).toEqual([typed, `${prefix}read`]);
  expect(Object.keys(drawn('facts.chosen'))).toEqual([typed, `${prefix}byFact`]);
  expect(Object.keys(drawn('state.alikeOnly == 1'))).toEqual([typed]);
});

it('what was set on the way is named with its value, unless that is long', () => {
  const [key, long] = [`${prefix}read`, 'x'.repeat(300)];
  expect(drawn('state.read == 1', { [key]: { value: 1, changes: 0 } })[key]).toBe('{"value":1,"changes":0}');
  expect(drawn('state.read == 1', { [key]: { value: long, changes: 0 } })[key]).toBeNull();
  expect(drawn('state.read == 1')[key]).toBeNull();
});
