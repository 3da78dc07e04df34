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
  // Pasted, with what is not seen; twice; and numbers that a floating point number rounds, or writes otherwise.
  '\u202D090-0000-0001\u202C',
  '０３\u200B（1234）5678',
  '100\uFE0F-\u00AD0001',
  '400\t123',
  'hana\u00ADko@example.jp\u200F',
  '見\u202E本町',
  'カ\u3099ク',
  '神\uFE00\u845B\u{E0101}',
  '\u3164',
  '\uFE0F',
  'ッ',
  '東京都見本区東京都見本区',
  'tadashi@example.jptadashi@example.jp',
  '03-1234-567803-1234-5678',
  '2.00',
  '0003',
  '+1',
  '\u202D４\u202C',
  '￥１，０００',
  '12.90',
  '1.9999999999999999999',
  '5.0000000000000001',
  '12345678901234567',
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

/** Chooses or types something in an input. Returns what was typed, as it was typed. */
export async function answerIn(input: OpenInput, tape: Tape, sources: Sources, how: How): Promise<string | undefined> {
  const isOdd = how === 'oddly';
  const { field, choices } = input;
  if (input.attach !== undefined) {
    if (!field.required && isOnceIn(tape, 3)) input.set([]);
    else input.attach(files[tape.pick(files.length)] as string);
    return undefined;
  }
  const choose = (value: unknown) => {
    input.set(value);
    return undefined;
  };
  if (field.type === 'flag') return choose(!isOdd || tape.pick(2) === 0);
  if (field.type === 'list') {
    const none = isOdd || !field.required;
    const some = choices.filter(() => tape.pick(2) === 0);
    return choose(some.length === 0 && !none ? choices.slice(0, 1) : some);
  }
  if (choices.length > 0) {
    const empty = field.widget === 'select' && (isOdd || !field.required) ? [''] : [];
    const all = [...choices, ...empty];
    return choose(all[tape.pick(all.length)]);
  }
  if (field.widget === 'one-time-code') return choose(isOdd ? '000000' : await sources.code());
  const taken = (text: string) => typedValue(field.widget, [], text, field.widgetOptions);
  const type = (text = '') => {
    input.set(taken(text));
    return text;
  };
  const isFine = (text: string) => accepts(field, String(taken(text) ?? ''), input.known);
  const papers = how === 'from papers' ? sources.own.filter(isFine) : [];
  if (papers.length > 0) return type(papers[sources.attempt % papers.length]);
  const texts = textsFor(input, sources.now);
  const fine = texts.filter(isFine);
  const empty = field.required && !isOdd ? [] : [''];
  const all = isOdd || fine.length === 0 ? [...texts, ...empty] : [...fine, ...empty];
  return type(all[tape.pick(all.length)]);
}
