import { folded } from './folded.ts';
import { fromLatin } from './from-latin.ts';
import { isMistyped } from './mistyped.ts';
import { kanaWord, latinWord, longestPiece, type Pieces, piecesOf, type Searched } from './pieces.ts';
import { canShorten, isLong, isShortened } from './shortened.ts';
import { type Spelled, spelled } from './spelled.ts';
import { lengthOf, weightOf } from './weight.ts';

export interface Hit {
  readonly name: string;
  readonly score: number;
}

/** Best first. What scores less is not meant. */
export type Search = (asked: string) => readonly Hit[];

/** Less than this is an accident. */
const least = 0.6;
const ofShortened = 0.8;
/** A word that everything has tells little, one that one thing has tells much. */
const rare = (count: number, all: number) => Math.log(1 + all / (count + 0.3));

/**
 * What people write is laid out in pieces of the words that each thing has, so that they count most: endings, particles and what else they write falls
 * between them ([decision 88](../../../../docs/decisions/0088-search-is-behaviour.md)).
 */
export function createSearch(all: readonly Searched[]): Search {
  const pieces = piecesOf(all);
  return (asked) => {
    const text = folded(asked);
    const ways = [...new Set([text, asMeant(text, pieces)])].map((way) => {
      const asked = spelled(way);
      return { length: Math.sqrt(lengthOf(asked.text)), laid: piecesAsked(asked, pieces, all.length) };
    });
    const best = (name: string) => ways.map(({ length, laid }) => (length === 0 ? 0 : scoreOf(name, laid) / length));
    return all
      .map(({ name }) => ({ name, score: Math.max(...best(name)) }))
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score);
  };
}

/** Words that nothing has: in kana if they are Japanese in Latin letters, otherwise as what they are a slip away from. */
function asMeant(text: string, { found, long, latin, kana }: Pieces): string {
  // What begins as some word does ends as people end it.
  const isBegun = (word: string) => [...word].some((_, index) => index > 1 && found.has(word.slice(0, index + 1)));
  const read = (word: string) => {
    if (kanaWord.test(word)) return isBegun(word) ? word : meant(word, kana.keys());
    if (isLong(word)) return found.has(word) ? word : meant(word, long.keys());
    if (!latinWord.test(word) || latin.has(word)) return word;
    const transcribed = fromLatin(word);
    return transcribed === null ? meant(word, latin.keys()) : folded(transcribed);
  };
  return text.split(' ').map(read).join(' ');
}

const meant = (word: string, known: Iterable<string>) => [...known].find((one) => isMistyped(word, one)) ?? word;

/** A piece of what is asked for, and what it is worth for each that has it. */
interface Piece {
  readonly at: number;
  readonly worth: ReadonlyMap<string, number>;
}

/** By where they end. */
function piecesAsked({ text, starts }: Spelled, pieces: Pieces, all: number): readonly (readonly Piece[])[] {
  return Array.from({ length: text.length + 1 }, (_, end) =>
    Array.from({ length: Math.min(end, longestPiece) }, (__, back) => end - back - 1).flatMap((at) => {
      const piece = text.slice(at, end);
      // A word in Latin letters is one as a whole.
      if (/^[a-z0-9]+$/.test(piece) && !(starts.has(at) && starts.has(end))) return [];
      const fits = pieces.found.get(piece) ?? shortened(piece, pieces);
      if (fits.size === 0) return [];
      const most = weightOf(piece) * rare(fits.size, all);
      return [{ at, worth: new Map([...fits].map(([name, fit]) => [name, most * fit])) }];
    }),
  );
}

function shortened(piece: string, { long }: Pieces): ReadonlyMap<string, number> {
  if (!canShorten(piece)) return new Map();
  const words = [...long].filter(([word]) => isShortened(piece, word));
  return new Map(words.flatMap(([, names]) => [...names].map((name) => [name, ofShortened] as const)));
}

/** The best way to lay it out, in pieces that this one has. */
function scoreOf(name: string, asked: readonly (readonly Piece[])[]): number {
  const best: number[] = [];
  for (const [end, pieces] of asked.entries()) {
    const values = pieces.map(({ at, worth }) => (best[at] ?? 0) + (worth.get(name) ?? 0));
    best.push(Math.max(best[end - 1] ?? 0, ...values));
  }
  return best.at(-1) ?? 0;
}
