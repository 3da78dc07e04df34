import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/model/problem.ts';

/** `file:line:column rule`, the sentence, the source line and a marker under the place. */
export function problemText(root: string, { place, rule, severity, message, suggestion }: Problem): string {
  const line = sourceLine(root, place.file, place.line);
  const hint = suggestion === undefined ? '' : `（もしかして: ${suggestion}）`;
  const lead = `${place.file}:${place.line}:${place.column} ${severity === 'error' ? 'エラー' : '注意'} ${rule}`;
  return [
    lead,
    `  ${message}${hint}`,
    ...(line === null ? [] : [`  | ${line}`, `  | ${marker(line, place.column)}`]),
  ].join('\n');
}

export function problemsText(root: string, problems: readonly Problem[]): string {
  return problems.map((problem) => problemText(root, problem)).join('\n\n');
}

function sourceLine(root: string, file: string, line: number): string | null {
  const path = join(root, file);
  return existsSync(path) ? (readFileSync(path, 'utf8').split(/\r?\n/)[line - 1] ?? null) : null;
}

/** Japanese letters are twice as wide as a space: the marker must stand under the right one. */
function marker(line: string, column: number): string {
  const before = [...line.slice(0, column - 1)].map((letter) => (letter.charCodeAt(0) > 0x2e7f ? '　' : ' '));
  return `${before.join('')}^`;
}
