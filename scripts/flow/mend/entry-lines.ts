import type { MapEntry } from '../../../src/load/yaml/located.ts';

/** Lines of a file, counted from 0; `to` is the first that is not among them. */
export interface Lines {
  readonly from: number;
  readonly to: number;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
const isBlank = (line: string) => line.trim() === '';

/** The lines of an entry, with the comments right above it; null = it shares a line with something else. */
export function linesOf(lines: readonly string[], { keyAt }: MapEntry): Lines | null {
  const key = keyAt.line - 1;
  const indent = keyAt.column - 1;
  if (indentOf(lines[key] ?? '') !== indent) return null;
  let from = key;
  while (from > 0 && isCommentAt(lines[from - 1] ?? '', indent)) from -= 1;
  let to = key + 1;
  while (to < lines.length && (isBlank(lines[to] ?? '') || indentOf(lines[to] ?? '') > indent)) to += 1;
  while (isBlank(lines[to - 1] ?? '')) to -= 1;
  return { from, to };
}

function isCommentAt(line: string, indent: number): boolean {
  return line.trimStart().startsWith('#') && indentOf(line) === indent;
}

/** The lines without these; of blank lines that were around them one stays. */
export function without(lines: readonly string[], { from, to }: Lines): readonly string[] {
  const isAround = from > 0 && isBlank(lines[from - 1] ?? '') && isBlank(lines[to] ?? '');
  return [...lines.slice(0, isAround ? from - 1 : from), ...lines.slice(to)];
}
