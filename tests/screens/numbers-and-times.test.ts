import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { numberLabel as tax } from '../../src/server/common/tax/receipt.ts';
import { root } from '../lint/project.ts';

interface NumberCalled {
  /** From which screens read it. */
  readonly member: string;
  readonly label: string;
}

const modules = import.meta.glob<{ readonly number: NumberCalled }>('./numbers/*.ts', { eager: true });

/** What receipts and mails call the number of what was filed, by the files whose screens show it: `numbers/<service>.ts`. */
const numbers: readonly (readonly [files: string, member: string, label: string])[] = [
  ...Object.entries(modules).map(([file, { number }]) => {
    const [, service = ''] = /([^/]+)\.ts$/.exec(file) ?? [];
    return [`${service}/`, number.member, number.label] as const;
  }),
  ['templates/tax', 'receiptNumber', tax],
];
const numberMembers = /\b(?:arrival|application|reception|receipt)Number\b|\bpayment\.number\b/;

const times: readonly (readonly [shown: RegExp, label: string])[] = [
  [/dateTimeText\([^()]*\.(?:submissionDateTime|receivedAt|filedAt)\)/, '受け付けた日時'],
  [/dateText\([^()]*\.(?:receivedOn|submissionDate|receptionDate)\)/, '受け付けた日'],
];

interface Shown {
  readonly file: string;
  readonly label: string;
  readonly value: string;
  /** Drawn by `reception-number`, which groups by itself. */
  readonly isLarge: boolean;
}

/** Every label with its value, and the texts and hints, without a label. A slip for employment insurance is received by the citizen: left out. */
const shown: readonly Shown[] = readdirSync(join(root, 'screens'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !/\/stories\/|^admin\/|^employment-insurance\//.test(file))
  .flatMap((file) => shownIn(file, parse(readFileSync(join(root, 'screens', file), 'utf8'))));

function shownIn(file: string, node: unknown): readonly Shown[] {
  if (Array.isArray(node)) return node.flatMap((one) => shownIn(file, one));
  if (typeof node !== 'object' || node === null) return [];
  const members = node as { readonly [name: string]: unknown };
  const isLarge = 'reception-number' in members;
  const { label = isLarge ? '受付番号' : '', value = members['reception-number'] } = members;
  const own = typeof label === 'string' && typeof value === 'string' ? [{ file, label, value, isLarge }] : [];
  const texts = (['label', 'text', 'hint', 'notice', 'banner'] as const).flatMap((name) =>
    typeof members[name] === 'string' ? [{ file, label: '', value: members[name], isLarge: false }] : [],
  );
  return [...own, ...texts, ...Object.values(members).flatMap((one) => shownIn(file, one))];
}

describe('a number and a time have one name and one form', () => {
  it('there are such numbers and times', () => {
    expect(shown.filter(({ value }) => value.includes('groupedText(')).length).toBeGreaterThan(8);
    for (const [shows] of times) expect(shown.filter(({ value }) => shows.test(value)).length).toBeGreaterThan(3);
  });

  it('a number is grouped wherever it is shown', () => {
    const bare = shown
      .filter((one) => !one.isLarge)
      .filter(({ value }) => numberMembers.test(value.replace(/groupedText\([^()]*\)/g, '')));
    expect(bare).toEqual([]);
  });

  it.each(numbers)('in %s, %s is called as on the receipt: %s', (files, member, label) => {
    const named = shown.filter(
      (one) => one.file.startsWith(files) && one.label !== '' && new RegExp(`\\.${member}\\b`).test(one.value),
    );
    expect(named.filter((one) => !one.label.endsWith(label))).toEqual([]);
  });

  it('a date is padded with zeros where it is a birthdate, and there alone [EN-033]', () => {
    const padded = shown.filter(({ value }) => /birthdateText\(/.test(value));
    expect(padded.length).toBeGreaterThan(5);
    expect(padded.filter(({ value }) => /birthdateText\((?![^()]*birth_?date)/iu.test(value))).toEqual([]);
    expect(shown.filter(({ value }) => /\b(?:date|dateTime)Text\([^()]*birth/iu.test(value))).toEqual([]);
  });

  it.each(times)('%s is called %s', (shows, label) => {
    expect(shown.filter((one) => one.label !== '' && shows.test(one.value) && one.label !== label)).toEqual([]);
  });
});
