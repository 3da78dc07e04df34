import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/model/problem.ts';
import { causesFirst } from './causes-first.ts';

/** `file:line:column rule severity`, the source line with a marker under the offending word, and the message. */
export function problemText(root: string, { place, rule, severity, message, suggestion }: Problem): string {
  const line = sourceLine(root, place.file, place.line);
  const hint = suggestion === undefined || message.includes(suggestion) ? '' : `（もしかして: ${suggestion}）`;
  const lead = `${place.file}:${place.line}:${place.column} ${rule} ${severity === 'error' ? 'エラー' : '注意'}`;
  return [
    lead,
    ...(line === null ? [] : [`  | ${line}`, `  | ${marker(line, place.column)}`]),
    `  ${message}${hint}`,
  ].join('\n');
}

export function problemsText(root: string, problems: readonly Problem[]): string {
  const { told, later } = causesFirst(problems);
  const rest = later === 0 ? [] : [`ほかの ${later} 件は、これを直してから調べます。`];
  return [...told.map((problem) => problemText(root, problem)), ...rest].join('\n\n');
}

function sourceLine(root: string, file: string, line: number): string | null {
  const path = join(root, file);
  return existsSync(path) ? (readFileSync(path, 'utf8').split(/\r?\n/)[line - 1] ?? null) : null;
}

/** Japanese characters are twice as wide as a space, so the marker's indentation has to match. */
function marker(line: string, column: number): string {
  const word = /^(?:[\w.$-]+|[^\s\w])/u.exec(line.slice(column - 1))?.[0] ?? ' ';
  const blank = [...line.slice(0, column - 1)].map((letter) => (isWide(letter) ? '　' : ' ')).join('');
  return blank + '^'.repeat([...word].reduce((width, letter) => width + (isWide(letter) ? 2 : 1), 0));
}

function isWide(letter: string): boolean {
  return letter.charCodeAt(0) > 0x2e7f;
}
