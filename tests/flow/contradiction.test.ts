import { describe, expect, it } from 'vitest';
import { contradicts } from '../../src/flow/conditions/contradiction.ts';
import type { Expression, Tree } from '../../src/model/expression.ts';

const a: Tree = ['name', 'a'];
const b: Tree = ['name', 'b'];
const expression = (tree: Tree): Expression => ({ kind: 'expression', source: '', tree });

describe('what came out before leaves no way', () => {
  it.each([
    ['a part of what held', ['&&', a, b], true, b, false, true],
    ['what held as a part', b, true, ['&&', a, b], false, false],
    ['a whole of which one part held not', b, false, ['&&', a, b], true, true],
    ['a part of what held not', ['||', a, b], false, a, true, true],
    ['one of two of which one held', a, true, ['||', a, b], false, true],
    ['the opposite', ['not', a], true, a, true, true],
    ['the opposite operator', ['==', a, b], true, ['!=', a, b], true, true],
    ['the same operator', ['!=', a, b], true, ['!=', a, b], true, false],
    ['what is there', ['missing', ['get', a, 'id']], false, ['has', a, 'id'], false, true],
    ['the same again', a, true, a, false, true],
    ['the same as it came out', a, true, a, true, false],
    ['one part of what held not together', ['&&', a, b], false, a, false, false],
    ['the same whole', ['&&', a, b], false, ['&&', a, b], true, true],
    ['something else', a, true, b, false, false],
  ] as const)('for %s', (_what, known, held, asked, holds, is) => {
    expect(contradicts([{ expression: expression(known), holds: held }], expression(asked), holds)).toBe(is);
  });

  it('for a whole whose parts came out one after the other', () => {
    const known = [a, b].map((tree) => ({ expression: expression(tree), holds: true }));
    expect(contradicts(known, expression(['&&', a, b]), false)).toBe(true);
  });
});
