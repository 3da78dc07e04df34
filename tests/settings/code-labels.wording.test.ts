import { describe, expect, it } from 'vitest';
import { projectOf } from '../runtime/project.ts';

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
