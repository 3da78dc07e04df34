import { describe, expect, it } from 'vitest';
import { constraint } from '../../src/forms/constraints/pattern.ts';
import { longestPatternText, patternProblem } from '../../src/forms/safe-pattern.ts';

describe('patternProblem', () => {
  it.each([
    ['[A-Z]{2}-[0-9]+'],
    ['(?:ab){2}'],
    ['(?:東京|大阪)都?'],
    ['[a-z]+@[a-z]+\\.[a-z]+'],
    ['\\p{Script=Katakana}{1,20}'],
    ['[()*+]{3}'],
    ['(a+)b'],
    ['\\(\\d+\\)'],
  ])('accepts %s', (pattern) => {
    expect(patternProblem(pattern)).toBeNull();
  });

  it.each([
    ['(a+)+', 'かっこの中'],
    ['(?:a*)*', 'かっこの中'],
    ['(a|aa)+', 'かっこの中'],
    ['((a+))+', 'かっこの中'],
    ['(?:a?){50}', 'かっこの中'],
    ['([a-z]+\\s?){2,}', 'かっこの中'],
    ['(a)\\1', '前にあった文字'],
    ['(?<x>a)\\k<x>', '前にあった文字'],
    ['a*b*c*d*', '3 つまで'],
    ['(a', '読めません'],
    ['[z-a]', '読めません'],
  ])('refuses %s', (pattern, reason) => {
    expect(patternProblem(pattern)).toContain(reason);
  });

  it('keeps the slowest accepted kind of pattern fast on the longest text', () => {
    // One that takes ever longer with each letter does not come back within what a test has.
    const pattern = '[a-z]*[a-z]*[a-z]*';
    expect(patternProblem(pattern)).toBeNull();
    expect(constraint.test(`${'a'.repeat(longestPatternText - 1)}!`, pattern as never)).toBe(false);
  });

  it('does not try a pattern on a longer text', () => {
    expect(constraint.test('a'.repeat(longestPatternText), 'a+' as never)).toBe(true);
    expect(constraint.test('a'.repeat(longestPatternText + 1), 'a+' as never)).toBe(false);
  });
});
