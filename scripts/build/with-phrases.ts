import { loadDefaultJapaneseParser } from 'budoux';
import { isExpression } from '../../src/load/type-check/check-value.ts';
import { lineMayEnd } from '../../src/model/phrases.ts';

/** Members that are a heading, a label or stand on a button, wherever they are. */
const short: ReadonlySet<string> = new Set(['title', 'subtitle', 'label', 'legend', 'caption']);

/** Blocks of which `text` is such a text. */
const shortBlocks: ReadonlySet<unknown> = new Set(['heading', 'button', 'link']);

const parser = loadDefaultJapaneseParser();

/**
 * The short texts of a descriptor as browsers get them, with the ends of their phrases marked: a heading or button breaks there also in a browser that
 * cannot tell phrases (`word-break: auto-phrase`). Prepared here, so nobody loads a dictionary.
 */
export function withPhrases<Descriptor>(descriptor: Descriptor): Descriptor {
  return marked(descriptor, false) as Descriptor;
}

function marked(value: unknown, isShort: boolean): unknown {
  if (typeof value === 'string') return isShort ? phrased(value) : value;
  if (Array.isArray(value)) return value.map((part) => marked(part, isShort));
  if (typeof value !== 'object' || value === null || isExpression(value)) return value;
  if ('kind' in value && value.kind === 'text' && 'parts' in value)
    return { ...value, parts: marked(value.parts, isShort) };
  const own = 'kind' in value && shortBlocks.has(value.kind);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, marked(part, short.has(key) || (own && key === 'text'))]),
  );
}

/** Neither within a run of kanji, where the dictionary guesses, nor so that a phrase of one character is left by itself. */
export function phrased(text: string): string {
  return parser.parse(text).reduce((before, phrase) => {
    const isOneWord = /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(phrase);
    return before + (before === '' || isOneWord || [...phrase].length === 1 ? '' : lineMayEnd) + phrase;
  }, '');
}
