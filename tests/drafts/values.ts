import { typedValue } from '../stories/in-process/typed-value.ts';
import { accepts } from '../walk/typed-values.ts';
import type { OpenInput } from './open-inputs.ts';
import { isOnceIn, type Tape } from './tape.ts';

/** What people write: variants of characters, old ones, both widths, what looks alike, long and short. */
const written = [
  '東京都見本区例示町一丁目1番1号',
  '葛󠄀城市髙﨑町𠮷田１－２　ハイツ濵一〇一',
  '北海道試験市中央二条5番地',
  '家族と相談して、改めて届け出ます。',
  '見本',
  '𠮷髙',
  '齋藤',
  'とどけで',
  'ハルカ',
  'ジョー',
  'ヴァン',
  'ﾀﾀﾞｼ',
  'キョウコ',
  'コハル',
  'YAMADA',
  "O'BRIEN",
  'Yamada',
  'ＹＡＭＡＤＡ',
  'A12345',
  'C-000123',
  'D-2233445',
  'みほん　たろう',
  '例示出版 第2版（増補）',
  ' 前後に空白 ',
  '1',
  '0',
  '9',
  '400123',
  '00123',
  '１２３４５６',
  '1234567',
  '1000000',
  '〒100-0000',
  '３３００００１',
  '0312345678',
  '03-1234-5678',
  '０９０（0000）0001',
  '080-0000-0002',
  'tadashi@example.jp',
  'Haruka.Mihon+todoke@mail.example',
  'ｈａｒｕｋａ@example.jp',
  'https://example.jp/見本',
  '1000200030',
  'Abcdef-12',
];

const days = [0, -1, 1, -30, 30, -365, 366, -1460, -7000, -14_000, -20_000, -43_000];

/** In Japan, at the time the portal has. */
const dayFrom = (now: number, later: number) =>
  new Date(now + 9 * 3_600_000 + later * 86_400_000).toISOString().slice(0, 10);

/** Everything that may be written in an input, and what stands just at its bounds. */
function textsFor({ field, known }: OpenInput, now: number): readonly string[] {
  if (field.widget === 'date') return days.map((later) => dayFrom(now, later));
  const argument = (name: string) => {
    const use = field.constraints.find((one) => one.name === name);
    const is = use === undefined ? undefined : known(use.argument);
    return typeof is === 'number' ? is : undefined;
  };
  const [least, most, digits] = [argument('min'), argument('max'), argument('digits') ?? argument('exactLength')];
  const longest = argument('maxLength');
  const atBounds = [
    ...(least === undefined ? [] : [String(least), String(least - 1)]),
    ...(most === undefined ? [] : [String(most), String(most + 1)]),
    ...(digits === undefined ? [] : ['1', '7', '0'].map((digit) => digit.repeat(digits))),
    ...(longest === undefined ? [] : ['髙', 'ア', '9', 'A'].map((one) => one.repeat(longest))),
  ];
  return [...written, ...atBounds];
}

/** What the portal has mailed, if that is asked for; files by their names. */
export interface Sources {
  readonly now: number;
  /** What stands on the person's own papers. */
  readonly own: readonly string[];
  /** How often it was refused. */
  readonly attempt: number;
  code(): Promise<string>;
}

const files = ['戸籍.pdf', '証明書 髙﨑.pdf', '写真.png', '見本.jpg'];

/** What it accepts as far as can be told; perhaps what it refuses; or, once it was refused, what stands on one's papers. */
export type How = 'well' | 'oddly' | 'from papers';

/** Chooses or types something in an input. */
export async function answerIn(input: OpenInput, tape: Tape, sources: Sources, how: How): Promise<void> {
  const isOdd = how === 'oddly';
  const { field, choices } = input;
  if (input.attach !== undefined) {
    if (!field.required && isOnceIn(tape, 3)) input.set([]);
    else input.attach(files[tape.pick(files.length)] as string);
    return;
  }
  if (field.type === 'flag') return input.set(!isOdd || tape.pick(2) === 0);
  if (field.type === 'list') {
    const none = isOdd || !field.required;
    const some = choices.filter(() => tape.pick(2) === 0);
    return input.set(some.length === 0 && !none ? choices.slice(0, 1) : some);
  }
  if (choices.length > 0) {
    const empty = field.widget === 'select' && (isOdd || !field.required) ? [''] : [];
    const all = [...choices, ...empty];
    return input.set(all[tape.pick(all.length)]);
  }
  if (field.widget === 'one-time-code') return input.set(isOdd ? '000000' : await sources.code());
  const typedOf = (texts: readonly string[]) =>
    texts.map((text) => typedValue(field.widget, [], text, field.widgetOptions));
  const isFine = (value: unknown) => accepts(field, String(value), input.known);
  const papers = how === 'from papers' ? typedOf(sources.own).filter(isFine) : [];
  if (papers.length > 0) return input.set(papers[sources.attempt % papers.length]);
  const typed = typedOf(textsFor(input, sources.now));
  const fine = typed.filter(isFine);
  const empty = field.required && !isOdd ? [] : [''];
  const all = isOdd || fine.length === 0 ? [...typed, ...empty] : [...fine, ...empty];
  input.set(all[tape.pick(all.length)]);
}
