import type { Field } from '../../model/field.ts';

interface Taker {
  readonly type: Field['type'];
  readonly options: readonly unknown[];
}

/** Why an input can never have that value, in Japanese and without its name; null = it may. Whether it is among the options is another question. */
export function misfitOf({ type, options }: Taker, value: unknown): string | null {
  if (type === 'record') return null;
  if (type === 'flag') return typeof value === 'boolean' ? null : FLAG;
  if (value === null || value === undefined)
    return `値がありません。空にするときは ${type === 'list' ? '[]' : '""'} と書いてください。`;
  if (Array.isArray(value) && type === 'list') return value.some((one) => !isWord(one)) ? WORDS : null;
  if (Array.isArray(value)) return '値を一つだけ書いてください。';
  if (isWord(value)) return null;
  if (typeof value === 'object') return type === 'list' ? WORDS : '値を一つだけ書いてください。';
  return options.length > 0 || type === 'list'
    ? '選択肢の文言か値を書いてください（true と false は、印を一つ付ける欄のものです）。'
    : '入れる文を書いてください（true と false は、印を一つ付ける欄のものです）。';
}

const FLAG = '印を一つ付ける欄です。true と書いてください（印を外すときは false）。';
const WORDS = '選ぶものの並びを [ ] で書いてください。';

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';
