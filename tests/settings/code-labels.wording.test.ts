import { describe, expect, it } from 'vitest';
import { projectOf } from '../runtime/project.ts';
import { codeLabel } from '../words/code-label.ts';

const project = projectOf();

describe('names of codes that the specification gives', () => {
  const codesOf = (name: string) => project.catalogs[0]?.codes.find((list) => list.name === name)?.codes ?? [];

  it.each(['codeList0To5', 'codeList01To04', 'codeList00To10'])(
    '%s: every name is marked as assumed [AM-109]',
    (name) => {
      expect(codesOf(name).map(({ label }) => String(label).includes('想定'))).not.toContain(false);
    },
  );

  it.each([
    ['EN-013 sex 1', '1', '男'],
    ['EN-014 sex 2', '2', '女'],
    ['EN-015 AM-058 sex 3', '3', 'その他・不明'],
    ['EN-015 AM-058 sex 9', '9', 'その他・不明'],
    ['EN-015 AM-058 no sex', '', 'その他・不明'],
  ])('%s', (_, value, label) => {
    expect(codeLabel('sex', value)).toBe(label);
  });

  it.each([
    ['CO-041', '0', 'info'],
    ['CO-042', '1', 'warn'],
    ['CO-043', '2', 'error'],
    ['CO-044', '3', 'debug'],
    ['EN-170', '0', 'いいえ'],
    ['EN-171', '1', 'はい'],
  ])('%s %s is %s', (id, value, label) => {
    const list = id.startsWith('EN') ? 'onOff' : 'logLevel';
    expect(codesOf(list).find((code) => code.value === value)?.label).toBe(label);
  });
});
