import type { Place } from '../../model/place.ts';
import type { ScalarNode, Source } from './located.ts';

export function sourceOf(file: string, text: string): Source {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}

/** Line and column (from 1) of an offset. */
export function placeAt(source: Source, offset: number): Place {
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { file: source.file, line: low + 1, column: offset - (source.lineStarts[low] ?? 0) + 1 };
}

/** The place of the character at `index` of the scalar's text. Folded block text falls back to where the scalar starts. */
export function placeInScalar(node: ScalarNode, index: number): Place {
  if (node.raw === null) return node.at;
  const { source, start, end, style } = node.raw;
  if (style === 'block') return placeInBlock(node, index);
  let offset = style === 'plain' ? start : start + 1;
  for (let seen = 0; seen < index && offset < end; seen += 1) offset += rawLength(source.text, offset, style);
  return placeAt(source, Math.min(offset, end));
}

/** Length in the source of one character of a scalar's text. A line break in a flow scalar stands for one blank. */
function rawLength(text: string, offset: number, style: 'plain' | 'single' | 'double'): number {
  const fold = /^[ \t]*\r?\n\s*/.exec(text.slice(offset, offset + 400));
  if (fold) return fold[0].length;
  const char = text[offset];
  if (style === 'single' && char === "'") return 2;
  if (style === 'double' && char === '\\') {
    const kind = text[offset + 1];
    if (kind === 'x') return 4;
    if (kind === 'u') return 6;
    if (kind === 'U') return 10;
    return 2;
  }
  return 1;
}

function placeInBlock(node: ScalarNode, index: number): Place {
  if (node.raw === null) return node.at;
  const { source, start, end } = node.raw;
  if (source.text[start] !== '|') return node.at;
  const lines = node.text.slice(0, index).split('\n');
  const body = source.text.indexOf('\n', start) + 1;
  const indent = /^ */.exec(source.text.slice(body, end).replace(/^\s*\n/, ''))?.[0].length ?? 0;
  const first = placeAt(source, body).line;
  return { file: source.file, line: first + lines.length - 1, column: indent + (lines.at(-1)?.length ?? 0) + 1 };
}
