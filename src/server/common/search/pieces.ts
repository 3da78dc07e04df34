import { fitOf } from './fit.ts';
import { folded } from './folded.ts';
import { isLong } from './shortened.ts';
import { spelled } from './spelled.ts';

/** Something that can be found. */
export interface Searched {
  readonly name: string;
  readonly words: readonly SearchedWord[];
}

export interface SearchedWord {
  readonly word: string;
  /** 1 = it is called so; less: it stands there. */
  readonly weight: number;
  /** Who means it writes all of it. */
  readonly isWhole?: true;
}

/** Words cut into pieces: for each, how well it stands for what has it, by name. */
export interface Pieces {
  readonly found: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Words that people shorten. */
  readonly long: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words in Latin letters, and in kana. */
  readonly latin: ReadonlySet<string>;
  readonly kana: ReadonlySet<string>;
}

export const longestPiece = 16;
/** Names, not sentences. */
const named = 0.9;
/** Long enough to tell what was meant by a slip. */
export const latinWord = /^[a-z]{4,}$/;
export const kanaWord = /^\p{Script=Hiragana}{4,}$/u;

export function piecesOf(all: readonly Searched[]): Pieces {
  const found = new Map<string, Map<string, number>>();
  const long = new Map<string, Set<string>>();
  const latin = new Set<string>();
  const kana = new Set<string>();
  for (const { name, words } of all)
    for (const { word, weight, isWhole = false } of words) {
      const text = folded(word);
      for (const part of text.split(' ')) if (latinWord.test(part)) latin.add(part);
      if (kanaWord.test(text)) kana.add(text);
      const whole = spelled(text);
      if (weight >= named && isLong(whole.text)) among(long, whole.text, () => new Set<string>()).add(name);
      for (const [piece, at] of cut(whole.text)) {
        const value = fitOf(piece, at, whole) * weight;
        if (value === 0 || (isWhole && piece !== whole.text)) continue;
        const byName = among(found, piece, () => new Map<string, number>());
        if ((byName.get(name) ?? 0) < value) byName.set(name, value);
      }
    }
  return { found, long, latin, kana };
}

function* cut(text: string): Generator<readonly [piece: string, at: number]> {
  for (let at = 0; at < text.length; at++)
    for (let end = at + 1; end <= Math.min(text.length, at + longestPiece); end++) yield [text.slice(at, end), at];
}

function among<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}
