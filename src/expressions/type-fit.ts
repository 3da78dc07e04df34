import type { Type } from '../model/type.ts';
import { nearest } from './nearest.ts';
import type { ExpressionProblem } from './problem.ts';

const words: { readonly [kind in Type['kind']]: string } = {
  any: '何か',
  text: '文字列',
  number: '数',
  flag: '「はい・いいえ」（true / false）',
  list: '一覧',
  record: '項目のまとまり',
  opaque: 'データとして届く入力欄やその答え',
};

/** A type in an author's words. Example 「文字列」, 「数の一覧」. */
export function typeInWords(type: Type): string {
  return type.kind === 'list' && type.of.kind !== 'any' ? `${words[type.of.kind]}の一覧` : words[type.kind];
}

/** True if a value of type `given` is allowed where `wanted` is expected. `any` fits everywhere; free text is not checked against a list of codes. */
export function fits(given: Type, wanted: Type): boolean {
  if (given.kind === 'any' || wanted.kind === 'any') return true;
  if (isMadeUp(given, wanted)) return false;
  if (given.kind === 'text' && wanted.kind === 'text') return isWithin<string>(given.codes, wanted.codes);
  if (given.kind === 'number' && wanted.kind === 'number') return isWithin<number>(given.codes, wanted.codes);
  if (given.kind === 'list' && wanted.kind === 'list') return fits(given.of, wanted.of);
  if (given.kind === 'record' && wanted.kind === 'record') {
    return Object.entries(wanted.members).every(([name, member]) => {
      const own = Object.hasOwn(given.members, name) ? given.members[name] : undefined;
      return own === undefined ? member.optional : fits(own.type, member.type) && (member.optional || !own.optional);
    });
  }
  if (wanted.kind === 'opaque') return given.kind === 'opaque' ? given.name === wanted.name : given.kind === 'record';
  return given.kind === wanted.kind;
}

/** A witness has its value from the portal; only the empty text may be written by hand. */
function isMadeUp(given: Type, wanted: Type): boolean {
  if (wanted.proves === undefined || given.proves === wanted.proves) return false;
  return given.kind !== 'text' || given.codes?.every((code) => code === '') !== true;
}

/** True when two values of these types can ever be equal. */
export function canBeEqual(a: Type, b: Type): boolean {
  if (a.kind === 'text' && b.kind === 'text') return meet<string>(a.codes, b.codes);
  if (a.kind === 'number' && b.kind === 'number') return meet<number>(a.codes, b.codes);
  if (a.kind === 'list' && b.kind === 'list')
    return a.of.kind === b.of.kind || a.of.kind === 'any' || b.of.kind === 'any';
  return a.kind === 'any' || b.kind === 'any' || a.kind === b.kind;
}

function isWithin<Code>(given: readonly Code[] | undefined, wanted: readonly Code[] | undefined): boolean {
  return given === undefined || wanted === undefined || given.every((code) => wanted.includes(code));
}

function meet<Code>(a: readonly Code[] | undefined, b: readonly Code[] | undefined): boolean {
  return a === undefined || b === undefined || a.some((code) => b.includes(code));
}

/** Why a value of type `given`, written as `written`, is not allowed where `wanted` is expected. */
export function misfit(
  given: Type,
  wanted: Type,
  written: string,
): Pick<ExpressionProblem, 'code' | 'message' | 'suggestion'> {
  if (given.kind === wanted.kind && isMadeUp(given, wanted)) {
    return {
      code: 'made-up',
      message: `ここに写せるのは、ポータルの答えのうち、契約（catalog/calls）で proves: ${wanted.proves} と書いた項目だけです。「${written}」は証拠になりません。`,
    };
  }
  const codes = 'codes' in wanted ? wanted.codes : undefined;
  if (codes === undefined || given.kind !== wanted.kind) {
    return {
      code: 'wrong-type',
      message: `ここには${typeInWords(wanted)}になる式を書いてください。「${written}」は${typeInWords(given)}です。`,
    };
  }
  const [only, ...others] = given.kind === 'text' ? (given.codes ?? []) : [];
  const suggestion = only !== undefined && others.length === 0 ? nearest(only, codes.map(String)) : undefined;
  return {
    code: 'not-in-code-list',
    message: `「${written}」はここには書けません。書けるのは ${codes.map(quoted).join('、')} です。`,
    ...(suggestion === undefined ? {} : { suggestion: quoted(suggestion) }),
  };
}

/** A code as it is written in an expression. */
export function quoted(code: string | number): string {
  return typeof code === 'number' ? String(code) : `'${code}'`;
}

/** A Problem over the whole source if an expression of type `given` is not allowed where `wanted` is expected; null if it fits. */
export function expectType(given: Type, wanted: Type, source: string): ExpressionProblem | null {
  return fits(given, wanted) ? null : { ...misfit(given, wanted, source.trim()), offset: 0, length: source.length };
}

/** A Problem if a value of this type cannot be shown inside a text, or carried by an address: only text and numbers can. */
export function expectPlaceholder(
  given: Type,
  source: string,
  home: 'content' | 'parameter' = 'content',
): ExpressionProblem | null {
  if (given.kind === 'any' || given.kind === 'text' || given.kind === 'number') return null;
  const hint = {
    flag: "「条件 ? 'ある' : 'ない'」のように、出す言葉を選んでください。",
    list: "join(一覧, '、') や count(一覧) で、文字列か数にしてください。",
    record: 'その中のどの項目を出すかまで書いてください。',
    opaque: '答えの一覧は、部品 answers で出します。',
  }[given.kind];
  return {
    code: 'wrong-type',
    offset: 0,
    length: source.length,
    message: `${home === 'content' ? '文の中には文字列か数だけを差し込めます' : '住所には文字列か数だけを付けられます'}。この式は${typeInWords(given)}です。${hint}`,
  };
}
