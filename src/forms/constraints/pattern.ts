import type { Constraint } from '../../model/vocabulary.ts';
import { lengthOfPattern } from '../pattern-length.ts';
import { longestPatternText, patternProblem } from '../safe-pattern.ts';

const compiled = new Map<string, RegExp>();

/** The whole text must match. The loader has refused patterns prone to runaway backtracking; texts longer than `longestPatternText` do not match. */
export function test(text: string, pattern: string): boolean {
  if (text === '') return true;
  if (text.length > longestPatternText) return false;
  let expression = compiled.get(pattern);
  if (expression === undefined) {
    expression = new RegExp(`^(?:${pattern})$`, 'u');
    compiled.set(pattern, expression);
  }
  return expression.test(text);
}

export const constraint: Constraint = {
  name: 'pattern',
  says: '決まった形（正規表現。全体が一致すること）',
  argument: { type: 'string' },
  message: 'pattern',
  appliesTo: ['text'],
  test,
  bounds: {
    characters: {
      least: (argument) => lengthOfPattern(String(argument)).least,
      most: (argument) => lengthOfPattern(String(argument)).most,
    },
  },
  argumentProblem: patternProblem,
  accepts: [
    ['AB-12', '[A-Z]{2}-[0-9]{2}'],
    ['', '[A-Z]+'],
    ['𠮷', '.'],
    ['a', 'a|b'],
    ['__proto__', '[a-z_]+'],
    ['a+b', 'a\\+b'],
  ],
  refuses: [
    ['xAB-12', '[A-Z]{2}-[0-9]{2}'],
    ['AB-12\n', '[A-Z]{2}-[0-9]{2}'],
    ['AB-１２', '[A-Z]{2}-[0-9]{2}'],
    ['ab', 'a|b'],
    [' a', 'a'],
    ['𠮷', '..'],
    ['ｶﾞ', '.'],
  ],
};
