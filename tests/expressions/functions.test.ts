import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import type { ExpressionFunction, FunctionEnvironment } from '../../src/model/vocabulary.ts';

const folder = new URL('../../src/expressions/functions/', import.meta.url);
/** A list that has a label for every value, and one that has not. */
const lists: {
  readonly [list: string]: { readonly labels: ReadonlyMap<string, string>; readonly otherwise?: string };
} = {
  sex: { labels: new Map(Object.entries({ '1': '男', '2': '女' })), otherwise: 'その他・不明' },
  turnIn: { labels: new Map([['window', '窓口']]) },
};
const nowMs = Date.UTC(2026, 10, 20, 1);

function environment(settings: { readonly [name: string]: unknown } = {}, now = nowMs): FunctionEnvironment {
  return {
    label: (list, value) => lists[list]?.labels.get(String(value)) ?? lists[list]?.otherwise,
    setting: (name) => settings[name],
    now: () => now,
  };
}

const files = readdirSync(folder).sort();
const functions = new Map<string, ExpressionFunction>();
for (const file of files) {
  const module = (await import(new URL(file, folder).href)) as { expressionFunction: ExpressionFunction };
  functions.set(file, module.expressionFunction);
}

function run(name: string, args: readonly unknown[], inside = environment()): unknown {
  const found = [...functions.values()].find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no function ${name}`);
  return found.run(args, inside);
}

describe.each(files)('%s', (file) => {
  const { name, says, parameters, examples } = functions.get(file) as ExpressionFunction;

  it('is named as its file, says in Japanese what it does, and has examples', () => {
    expect(file).toBe(`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
    expect(says).toMatch(/[ぁ-ん]/);
    expect(examples.length).toBeGreaterThan(0);
  });

  it.each(examples.map(([args, result]) => ({ args, result })))('$args gives $result', ({ args, result }) => {
    expect(args).toHaveLength(parameters.length);
    expect(run(name, args)).toEqual(result);
  });
});

describe('birthdate codes', () => {
  it.each([
    ['EN-017 the first four characters are the year', '19800405', /^1980年/],
    ['EN-018 AM-057 year 0000 is unknown', '00000000', /^不明$/],
    ['EN-018 AM-057 year 0000 with a known month and day', '00000405', /^年不明 04月05日$/],
    ['EN-019 characters five and six are the month', '19800405', /年04月/],
    ['EN-020 month 00: the year alone', '19800000', /^1980年$/],
    ['EN-021 AM-057 month A1 is spring', '1980A100', /^1980年春$/],
    ['EN-022 AM-057 month A2 is summer', '1980A200', /^1980年夏$/],
    ['EN-023 AM-057 month A3 is autumn', '1980A300', /^1980年秋$/],
    ['EN-024 AM-057 month A4 is winter', '1980A400', /^1980年冬$/],
    ['EN-025 characters seven and eight are the day', '19800405', /月05日$/],
    ['EN-026 day 00: year and month alone', '19800400', /^1980年04月$/],
    ['EN-027 AM-057 day A1 is early in the month', '198004A1', /^1980年04月上旬$/],
    ['EN-028 AM-057 day A2 is the middle of the month', '198004A2', /^1980年04月中旬$/],
    ['EN-029 AM-057 day A3 is late in the month', '198004A3', /^1980年04月下旬$/],
    ['EN-033 CO-055 zero-padded, in 年 月 日', '19800405', /^1980年04月05日$/],
  ])('%s', (_, code, shown) => {
    expect(run('birthdateText', [code])).toMatch(shown);
    expect(run('isBirthdate', [code])).toBe(true);
  });

  it.each([
    ['EN-016 seven characters', '1980040'],
    ['EN-016 nine characters', '198004050'],
    ['EN-016 symbols', '1980-4-5'],
    ['EN-016 full-width digits', '１９８００４０５'],
    ['EN-030 month 13', '19801305'],
    ['EN-031 day 32', '19800432'],
    ['EN-032 month ZZ', '1980ZZ05'],
    ['EN-032 month A5', '1980A500'],
    ['EN-032 day A4', '198004A4'],
    ['EN-032 a name of every object', '1980__00'],
  ])('%s is no birthdate: isBirthdate says so, birthdateText and isUnderAge stop', (_, code) => {
    expect(run('isBirthdate', [code])).toBe(false);
    expect(() => run('birthdateText', [code])).toThrow(ExpressionError);
    expect(() => run('isUnderAge', [code, 15, '20261120'])).toThrow(ExpressionError);
  });

  it('settings replace the special lists [AM-057]', () => {
    const inside = environment({
      'birthdate.monthCodes': ['00=', 'B1=初夏'],
      'birthdate.dayCodes': ['00=', 'B1=月末'],
    });
    expect(run('birthdateText', ['1980B100'], inside)).toBe('1980年初夏');
    expect(run('birthdateText', ['198004B1'], inside)).toBe('1980年04月月末');
    expect(run('isBirthdate', ['1980A100'], inside)).toBe(false);
  });
});

describe('ages', () => {
  const dayBefore = environment({ 'age.dayBefore': true });

  it.each([
    ['VA-023 AM-053 exactly 15 today', '20111120', 15, '20261120', false],
    ['VA-023 AM-053 15 tomorrow', '20111121', 15, '20261120', true],
    ['CO-017 a person of 14', '20121120', 15, '20261120', true],
    ['CO-017 a person of 15', '20111001', 15, '20261120', false],
    ['AM-053 born on 29 February, on 28 February', '20120229', 15, '20270228', true],
    ['AM-053 born on 29 February, on 1 March', '20120229', 15, '20270301', false],
    ['VA-022 day unknown', '20150400', 15, '20261120', false],
    ['VA-022 month unknown', '20150000', 15, '20261120', false],
    ['VA-022 season', '2015A100', 15, '20261120', false],
    ['VA-022 third of a month', '201504A2', 15, '20261120', false],
    ['VA-022 year unknown', '00000405', 15, '20261120', false],
  ])('%s', (_, code, age, today, isUnder) => {
    expect(run('isUnderAge', [code, age, today])).toBe(isUnder);
  });

  it.each([
    ['15 tomorrow: completed today', '20111121', '20261120', false],
    ['15 the day after tomorrow', '20111122', '20261120', true],
    ['born on 1 January, on 31 December', '20120101', '20261231', false],
    ['born on 29 February, on 28 February', '20120229', '20270228', false],
    ['born on 29 February, on 27 February', '20120229', '20270227', true],
  ])('with the day-before rule of the law: %s [AM-053]', (_, code, today, isUnder) => {
    expect(run('isUnderAge', [code, 15, today], dayBefore)).toBe(isUnder);
  });

  it('a server date that is none stops', () => {
    expect(() => run('isUnderAge', ['20111120', 15, '20261131'])).toThrow(ExpressionError);
  });
});

describe('expiry', () => {
  it.each([
    ['301 seconds after a limit of 300', 300_001, true],
    ['exactly 300 seconds', 300_000, false],
    ['299 seconds', 299_000, false],
  ])('%s [VA-026 CO-013 AM-052]', (_, ageMs, isExpired) => {
    expect(run('isExpired', [nowMs, 300], environment({}, nowMs + ageMs))).toBe(isExpired);
  });
});

describe('what is shown', () => {
  it.each([
    ['EN-013 sex 1', 'label', ['sex', '1'], '男'],
    ['EN-014 sex 2', 'label', ['sex', '2'], '女'],
    ['EN-015 AM-058 sex 3', 'label', ['sex', '3'], 'その他・不明'],
    ['EN-015 AM-058 sex 9', 'label', ['sex', '9'], 'その他・不明'],
    ['EN-015 AM-058 no sex', 'label', ['sex', ''], 'その他・不明'],
    ['CO-053 thousands are separated', 'yenText', [1234567], '¥1,234,567'],
    ['CO-054 AM-113 the sign stands before the number', 'yenText', [300], '¥300'],
    ['CO-052 AM-113 two decimals stay', 'percentText', [12.34], '12.34%'],
    ['CO-052 AM-113 a third decimal is rounded', 'percentText', [12.345], '12.35%'],
    ['CO-055 dates have 年 月 日', 'dateText', ['20261120'], '2026年11月20日'],
  ])('%s', (_, name, args, shown) => {
    expect(run(name, args)).toBe(shown);
  });

  it.each<[name: string, args: readonly unknown[]]>([
    ['label', ['turnIn', 'elsewhere']],
    ['label', ['noSuchList', '1']],
    ['dateText', ['2026-02-30']],
    ['dateText', ['2026-02-29T00:00:00Z']],
    ['dateText', ['2026-13-01']],
    ['dateText', ['2026-1-1']],
    ['dateText', [['20261120']]],
    ['dateText', ['2026-11-20T25:00']],
    ['dateText', [Number.NaN]],
    ['dateText', [1e17]],
    ['dateText', [null]],
    ['timeText', ['いま', 0]],
    ['timeText', [nowMs, '15']],
    ['timeText', [nowMs, 1e300]],
    ['dateTimeText', ['']],
    ['warekiText', ['20261301']],
    ['yenText', ['300']],
    ['percentText', [Number.POSITIVE_INFINITY]],
    ['numberText', [undefined]],
    ['zeroPad', [true, 2]],
    ['count', ['abc']],
    ['join', [[1], '、']],
    ['isExpired', ['0', 300]],
  ])('%s stops at %j instead of showing something wrong', (name, args) => {
    expect(() => run(name, args)).toThrow(ExpressionError);
  });
});
