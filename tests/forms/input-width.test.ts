import { describe, expect, it } from 'vitest';
import { inputWidth } from '../../src/model/input-width.ts';

const of = (widget: string, ...constraints: readonly (readonly [name: string, argument: unknown])[]) =>
  inputWidth(
    widget,
    constraints.map(([name, argument]) => ({ name, argument })),
  );

describe('an input is as wide as what is written in it', () => {
  it.each([
    ['six digits', of('code', ['required', true], ['digits', 6]), 'short'],
    ['a name in Roman letters', of('code', ['maxLength', 30], ['pattern', '[A-Z]*']), 'middle'],
    ['a number of copies', of('number', ['writtenNumber', true], ['max', 5]), 'short'],
    ['a number without a limit', of('number', ['writtenNumber', true]), 'middle'],
    ['a name', of('text', ['maxLength', 40]), 'middle'],
    ['a few characters that are twice as wide', of('text', ['maxLength', 6]), 'short'],
    ['an address', of('text', ['maxLength', 100]), 'full'],
    ['a text without a limit', of('text', ['noEmoji', true]), 'full'],
  ])('%s', (_, width, expected) => expect(width).toBe(expected));
});
