import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import type { Place } from '../../src/model/place.ts';

/** A line of a descriptor file; empty when it does not exist. */
export function lineOf(files: ProjectFiles, { file, line }: Place): string {
  return textOf(files, file).split(/\r?\n/)[line - 1] ?? '';
}

export function textOf(files: ProjectFiles, file: string): string {
  const content = files.get(file) ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The line without indentation; of a long one, the part around the place. */
export function excerpt(files: ProjectFiles, at: Place): string {
  const line = lineOf(files, at);
  if (line.trim().length <= WIDTH) return line.trim();
  const from = Math.max(line.length - line.trimStart().length, at.column - 1 - WIDTH / 3);
  const piece = line.slice(from, from + WIDTH).trim();
  return `${from > line.length - line.trimStart().length ? '…' : ''}${piece}${from + WIDTH < line.length ? '…' : ''}`;
}

const WIDTH = 120;
