import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../src/expressions/compile.ts';
import { evaluate } from '../../src/expressions/evaluate.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import type { Scope, Tree } from '../../src/model/expression.ts';
import { noEnvironment, sampleFunctions, sampleNames, sampleRuns, sampleScope } from './sample-names.ts';

function evaluated(source: string, scope: Scope = sampleScope): unknown {
  const { tree, problems } = parseExpression(source);
  if (tree === null) throw new Error(`${source}: ${JSON.stringify(problems)}`);
  return evaluate(tree, scope, sampleRuns, noEnvironment);
}

describe('a checked expression gives its value', () => {
  it.each<[source: string, value: unknown]>([
    ["form.turnIn == 'online'", true],
    ["form.turnIn != 'online'", false],
    ['state.tries == 3', true],
    ['state.tries in [1, 2, 3]', true],
    ['state.tries in []', false],
    ['3 == 3.0', true],
    ['-state.tries + 1', -2],
    ['state.tries * 2 - 1', 5],
    ['state.tries >= 3 && state.tries < 4', true],
    ["'a' < 'b' && 'b' <= 'b' && 'c' > 'b' && 'b' >= 'a'", true],
    ["'お' + 'は'", 'おは'],
    ["notices + ['大阪']", ['東京', '𠮷野', '大阪']],
    ['!login.isLogin', false],
    ["login.isLogin ? 'ある' : 'ない'", 'ある'],
    ["form.email.contains('@')", true],
    ["form.email.startsWith('hana') && form.email.endsWith('.jp')", true],
    ["'𠮷野'.size()", 2],
    ['size(notices)', 2],
    ['notices[1]', '𠮷野'],
    ["state['tries']", 3],
    ['has(state.four)', false],
    ['has(url.sessionId) && has(url.nonce)', false],
    ['missing(state.four)', true],
    ['missing(state.four.sex)', true],
    ['missing(url.sessionId)', false],
    ["missing(state.four) || state.four.sex == '1'", true],
    ['state.reports.exists(r, r.isChecked && !r.isYourself)', true],
    ['state.reports.all(r, r.isChecked)', false],
    ['[].all(r, r)', true],
    ['state.reports.exists_one(r, r.isChecked)', true],
    ['state.reports.filter(r, has(r.kind)).map(r, r.kind)', ['familyName']],
    ['state.reports.map(r, r.isChecked, r.isYourself)', [false]],
    ['[[1, 2], []] == [[1, 2], []]', true],
    ['[1, 2] == [2, 1]', false],
    ["state.reports.filter(r, r.isChecked).map(r, {'own': r.isYourself, 'n': 1})", [{ own: false, n: 1 }]],
    ["{'a': state.tries}.a == 3", true],
    ["shout('はい')", 'はい!'],
    ["within(3, 'day') || within(3, 'week')", true],
  ])('%s', (source, value) => {
    const { tree, problems } = compileExpression(source, sampleNames, sampleFunctions);
    expect(problems).toEqual([]);
    expect(evaluate(tree, sampleScope, sampleRuns, noEnvironment)).toEqual(value);
  });
});

describe('a failing expression is an ExpressionError that tells what was read', () => {
  it.each<[source: string, scope: Scope, reading: string]>([
    ['state.four.sex', { state: {} }, 'state.four'],
    ['state.four', { state: { four: null } }, 'state.four'],
    ['qr.qrCode', {}, 'qr'],
    ['has(qr.qrCode)', {}, 'qr'],
    ['list[2]', { list: [1, 2] }, 'list[2]'],
    ['list[-1]', { list: [1, 2] }, 'list[-1]'],
    ["list['length']", { list: [1, 2] }, 'list.length'],
    ['list.length', { list: [1, 2] }, 'list.length'],
    ['text.length', { text: 'abc' }, 'text.length'],
    ['flag && true', { flag: 'true' }, 'flag'],
    ['false || flag', { flag: 1 }, 'flag'],
    ['flag ? 1 : 2', { flag: 0 }, 'flag'],
    ['[1].filter(x, x)', {}, 'x'],
    ['a + 1', { a: '1' }, '… + …'],
    ['a - b', { a: 'x', b: 'y' }, '… - …'],
    ['-a', { a: 'x' }, '… negate …'],
    ['a < 1', { a: '1' }, '… < …'],
    ['1 in a', { a: 'abc' }, 'a'],
    ['a.exists(x, true)', { a: {} }, 'a'],
    ['a.contains(b)', { a: 'abc', b: 1 }, 'contains(…)'],
    ['size(a)', { a: 12 }, 'size(…)'],
    ['nobody(1)', {}, 'nobody(…)'],
    ['constructor(1)', {}, 'constructor(…)'],
  ])('%s', (source, scope, reading) => {
    const attempt = () => evaluated(source, scope);
    expect(attempt).toThrow(ExpressionError);
    expect(attempt).toThrow(expect.objectContaining({ reading }));
  });
});

describe('unlike in CEL, an error is never absorbed', () => {
  it.each(['state.four.sex == "1" || true', 'state.four.sex == "1" && false', '[1, 2].exists(x, x == 2 || y)'])(
    '%s',
    (source) => {
      expect(() => evaluated(source, { state: {} })).toThrow(ExpressionError);
    },
  );

  it('what is not asked is not read', () => {
    expect(evaluated('true || state.four', { state: {} })).toBe(true);
    expect(evaluated('false && state.four', { state: {} })).toBe(false);
    expect(evaluated('true ? 1 : state.four', { state: {} })).toBe(1);
  });
});

describe('records are equal when their members are', () => {
  it.each<[a: unknown, b: unknown, isEqual: boolean]>([
    [{ x: 1, y: { z: [1] } }, { y: { z: [1] }, x: 1 }, true],
    [{ x: 1 }, { x: 2 }, false],
    [{ x: 1 }, { x: 1, y: 2 }, false],
    [{ x: undefined }, { y: 1 }, false],
    [{}, [], false],
    [[{ x: 1 }], [{ x: 1 }], true],
  ])('%j and %j: %s', (a, b, isEqual) => {
    expect(evaluated('a == b', { a, b })).toBe(isEqual);
    expect(evaluated('a in [b]', { a, b })).toBe(isEqual);
  });
});

it('a failing function is told by its call', () => {
  const { tree } = parseExpression('outer(bad(1))');
  const bad = () => {
    throw new ExpressionError('not a date');
  };
  const attempt = () => evaluate(tree as Tree, {}, { bad, outer: () => '' }, noEnvironment);
  expect(attempt).toThrow(expect.objectContaining({ reading: 'bad(…)', message: 'not a date: bad(…)' }));
});

describe('nothing of a prototype is reached', () => {
  const hostile = JSON.parse('{"__proto__": {"polluted": true}, "own": 1}') as Scope;
  it.each<[tree: Tree]>([
    [['name', 'constructor']],
    [['name', '__proto__']],
    [['get', ['name', 'record'], 'toString']],
    [['get', ['name', 'record'], 'constructor']],
    [['at', ['name', 'record'], ['value', 'hasOwnProperty']]],
    [['get', ['name', 'list'], 'length']],
  ])('%j', (tree) => {
    expect(() => evaluate(tree, { record: { own: 1 }, list: [] }, {}, noEnvironment)).toThrow(ExpressionError);
  });

  it('has() and missing() see own members only', () => {
    expect(evaluated('has(r.constructor)', { r: {} })).toBe(false);
    expect(evaluated('missing(r.toString)', { r: {} })).toBe(true);
    expect(evaluated('has(r.polluted)', { r: hostile })).toBe(false);
  });

  it('names that are not asked for are not read, in loops neither', () => {
    const scope = Object.defineProperty({ list: [[1], [2]] }, 'fact', {
      enumerable: true,
      get: () => {
        throw new Error('asked');
      },
    });
    expect(evaluated('list.exists(x, x.all(y, y in x && y == 2))', scope)).toBe(true);
    expect(() => evaluated('list.exists(x, fact)', scope)).toThrow('asked');
  });

  it('a loop variable does not leak into the scope', () => {
    const scope = { list: [1] };
    evaluated('list.exists(x, x == 1)', scope);
    expect(scope).toEqual({ list: [1] });
  });
});
