import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { compileExpression } from '../../src/expressions/compile.ts';
import { evaluate } from '../../src/expressions/evaluate.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import { parseText } from '../../src/expressions/text.ts';
import type { Scope } from '../../src/model/expression.ts';
import { noEnvironment, sampleFunctions, sampleNames, sampleRuns } from './sample-names.ts';

/** What authors type, rightly and wrongly, in any order. */
const words = fc.constantFrom(
  ...[
    'form',
    '.turnIn',
    'state',
    '.four',
    '.reports',
    '.exists(',
    '.filter(',
    '.map(',
    'r',
    ',',
    '.size()',
    '[',
    ']',
    '(',
    ')',
  ],
  ...[
    'has(',
    'missing(',
    'shout(',
    '.contains(',
    '.matches(',
    '&&',
    '||',
    '!',
    '==',
    '!=',
    '<=',
    '>',
    '+',
    '-',
    '*',
    '/',
    '%',
  ],
  ...[
    '?',
    ':',
    '.?',
    '[?',
    '=',
    '&',
    '|',
    '＝',
    '＆＆',
    '’',
    '「',
    '　',
    'and',
    'not',
    'null',
    'true',
    'in',
    'for',
    '氏名',
    '𠮷',
  ],
  ...[
    "'online'",
    '"',
    "'",
    "'\\q'",
    "b'a'",
    "r'a'",
    '1',
    '2.5',
    '1e999',
    '0xg',
    '3u',
    '99999999999999999999',
    '{',
    '}',
    '\n',
    '//',
  ],
);
const right = fc.constantFrom(
  "has(state.four) && state.four.sex == '1'",
  'state.reports.filter(r, r.isChecked).exists(r, r.isYourself)',
  "login.isLogin ? shout('𠮷') : form.email + '!'",
  "!(form.turnIn in ['online', 'offline']) || notices[0].size() > -1",
);
/** A right expression with a few characters taken out and something else put in. */
const slips = fc
  .tuple(right, fc.nat({ max: 60 }), fc.nat({ max: 4 }), fc.oneof(fc.constant(''), words))
  .map(([source, at, length, instead]) => source.slice(0, at) + instead + source.slice(at + length));
const sources = fc.oneof(
  slips,
  fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme' }),
);

it('whatever is written gives a tree or Problems inside the source, never an exception', () => {
  let trees = 0;
  fc.assert(
    fc.property(sources, (source) => {
      const { tree, problems } = parseExpression(source);
      expect(tree === null).toBe(problems.length > 0);
      if (tree !== null) trees += 1;
      for (const found of [...problems, ...compileExpression(source, sampleNames, sampleFunctions).problems]) {
        expect(found.offset).toBeGreaterThanOrEqual(0);
        expect(found.length).toBeGreaterThanOrEqual(0);
        expect(found.offset + found.length).toBeLessThanOrEqual(source.length);
        expect(found.message).toMatch(/[ぁ-ん]/);
      }
    }),
    { numRuns: 3000 },
  );
  expect(trees).toBeGreaterThan(100);
}, 30_000);

it('whatever is written as a text gives parts and Problems inside it', () => {
  const pieces = fc.constantFrom('${', '$${', '}', '{', "'", '"', '\\', '＄｛', '$', 'あ', '𠮷', 'a', ' ');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (written) => {
      const source = written.join('');
      const { parts, problems } = parseText(source);
      for (const part of parts) {
        if (typeof part !== 'string')
          expect(source.slice(part.offset, part.offset + part.source.length)).toBe(part.source);
      }
      for (const { offset, length } of problems) expect(offset + length).toBeLessThanOrEqual(source.length);
    }),
    { numRuns: 2000 },
  );
}, 30_000);

it('a tree over values of any shape gives a value or an ExpressionError, nothing else', () => {
  const expressions = [
    'a.b.c == a[0]',
    'a < b || !c',
    'a + b',
    'a.exists(x, x.b in c)',
    'has(a.b) ? -a.b : missing(c.d)',
    'a.contains(b) && size(c) > 1',
    'shout(a)',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...expressions),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.anything()),
      (source, scope) => {
        const { tree } = parseExpression(source);
        if (tree === null) throw new Error(source);
        try {
          evaluate(tree, scope as Scope, sampleRuns, noEnvironment);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      },
    ),
    { numRuns: 3000 },
  );
}, 30_000);

it.each(Object.values(vocabulary.functions))(
  '$name of whatever there is gives a value or an ExpressionError',
  ({ run }) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.double(), fc.string()), { maxLength: 3 }), (given) => {
        try {
          run(given as Parameters<typeof run>[0], noEnvironment);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      }),
      { numRuns: 500 },
    );
  },
  30_000,
);
