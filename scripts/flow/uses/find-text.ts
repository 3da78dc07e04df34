import { parseText } from '../../../src/expressions/text.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import { rootsOf, scalarsIn } from '../../../src/load/gather/nodes.ts';
import type { ScalarNode } from '../../../src/load/yaml/located.ts';
import { placeInScalar } from '../../../src/load/yaml/source.ts';
import type { Place } from '../../../src/model/place.ts';
import { comparable, matchSentence, type Pattern } from './match-sentence.ts';
import { textsInExpression } from './names-in-expression.ts';

export interface TextUse {
  readonly at: Place;
  /** Share of the sentence found there, from 0 to 1; the rest is filled in at run time. */
  readonly share: number;
}

/** A smaller share than this is a coincidence. */
const LEAST_SHARE = 0.4;
const LEAST_LETTERS = 2;

/** Where a text seen on a screen is written; best matches only. */
export function findText({ documents }: Pick<LoadedProject, 'documents'>, sentence: string): readonly TextUse[] {
  const length = comparable(sentence).length;
  const found = rootsOf(documents, /^(?:screens|catalog)\//)
    .flatMap(({ root }) => scalarsIn(root))
    .filter(({ raw, text }) => raw !== null && /[^\0-\x7f]/.test(text))
    .flatMap((scalar) => wordingsOf(scalar))
    .flatMap(({ pattern, placeOf }): TextUse[] => {
      const match = matchSentence(sentence, pattern);
      if (match === null || match.written < Math.min(LEAST_LETTERS, length)) return [];
      return [{ at: placeOf(match.start), share: match.written / length }];
    })
    .filter(({ share }) => share >= LEAST_SHARE);
  const best = Math.max(0, ...found.map(({ share }) => share));
  return atEachPlaceOnce(found.filter(({ share }) => share >= (best === 1 ? 1 : best * 0.8)));
}

interface Wording {
  readonly pattern: Pattern;
  placeOf(start: number): Place;
}

/** A scalar as a whole, and each quoted text in its expressions. */
function wordingsOf(scalar: ScalarNode): readonly Wording[] {
  const isExpression = scalar.text.startsWith('=');
  const parts = isExpression ? [{ source: scalar.text.slice(1), offset: 1 }] : parseText(scalar.text).parts;
  const inside = parts.flatMap((part) =>
    typeof part === 'string'
      ? []
      : textsInExpression(part.source)
          .filter(({ text }) => /[^\0-\x7f]/.test(text))
          .map(({ text, index }) => wording(scalar, [{ text, index: part.offset + index }], true)),
  );
  return isExpression ? inside : [wording(scalar, literals(scalar.text, parts), false), ...inside];
}

interface Literal {
  readonly text: string;
  readonly index: number;
}

function literals(text: string, parts: ReturnType<typeof parseText>['parts']): readonly (Literal | null)[] {
  let at = 0;
  return parts.map((part) => {
    if (typeof part !== 'string') {
      at = text.indexOf('}', part.offset + part.source.length) + 1;
      return null;
    }
    const index = text.indexOf(part, at);
    at = (index === -1 ? at : index) + part.length;
    return { text: part, index: index === -1 ? at - part.length : index };
  });
}

/** `open`: other text may precede and follow it. */
function wording(scalar: ScalarNode, parts: readonly (Literal | null)[], open: boolean): Wording {
  const pattern: (string | null)[] = [];
  const indices: number[] = [];
  const push = (letter: string | null, index: number) => {
    pattern.push(letter);
    indices.push(index);
  };
  const first = parts.find((part) => part !== null)?.index ?? 0;
  if (open) push(null, first);
  for (const part of parts) {
    if (part === null) push(null, indices.at(-1) ?? 0);
    else
      for (let index = 0; index < part.text.length; index += 1)
        for (const letter of comparable(part.text[index] ?? '')) push(letter, part.index + index);
  }
  if (open) push(null, indices.at(-1) ?? 0);
  return { pattern, placeOf: (start) => placeInScalar(scalar, indices[start] ?? first) };
}

function atEachPlaceOnce(uses: readonly TextUse[]): readonly TextUse[] {
  const seen = new Map<string, TextUse>();
  for (const use of [...uses].sort((a, b) => b.share - a.share)) {
    const line = `${use.at.file}:${use.at.line}`;
    if (!seen.has(line)) seen.set(line, use);
  }
  return [...seen.values()];
}
