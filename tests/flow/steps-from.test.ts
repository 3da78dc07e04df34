import { expect, it } from 'vitest';
import type { Action } from '../../src/model/screen.ts';
import type { Step } from '../../src/model/step.ts';
import { stepsFrom } from '../../src/model/steps-from.ts';

const step = (kind: string, options: object = {}): Step => ({ kind, options: { ...options } });
const send = step('call', { call: 'send' });
const [a, b, c] = ['a', 'b', 'c'].map((name) => step('set', { set: name })) as [Step, Step, Step];
const from = (steps: readonly Step[], actions: readonly Action[] = []) =>
  stepsFrom(steps, actions, ({ kind }) => kind === 'call');

it.each<[string, readonly Step[], readonly Step[] | null, (readonly Action[])?]>([
  ['what follows in the same list', [a, send, b], [send, b]],
  ['out of a condition', [step('do', { do: [a, send, b] }), c], [send, b, c]],
  [
    'out of the answer to a dialog',
    // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; nobody awaits the options.
    [step('dialog', { dialog: 'sure', then: { yes: [send, a], no: [b] } }), c],
    [send, a, c],
  ],
  [
    'out of an action of the screen',
    [step('act', { act: 'store' }), b],
    [send, a, b],
    [{ name: 'store', validate: 'all', steps: [send, a] } as Action],
  ],
  ['not what an error leads to', [step('set', { onError: [{ do: [send] }] }), b], null],
  ['no such step', [a, b], null],
])('%s', (_, steps, found, actions = []) => expect(from(steps, actions)).toEqual(found));
