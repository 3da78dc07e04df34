import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './failures-in.ts';

const mostLines = 12;
const mostLinesOfPage = 30;

/** A test that failed, even if only the first time, with the start of its message and of its page: a log of thousands of lines hides it. */
export function inFull({ message, page, ...failure }: Failure): string {
  const shown = page === null ? [] : ['the page then:', ...firstLines(page, mostLinesOfPage)];
  return [nameOf(failure), ...[...linesOf(message), ...shown].map((text) => `    ${text.slice(0, 240)}`)].join('\n');
}

/** The same in a line: which test it was, and what it says first. */
export function inOneLine({ message, ...failure }: Failure): string {
  const said = linesOf(message).filter((line) => !/^\s*at .+:\d+:\d+\)?$/.test(line));
  return `${nameOf(failure).slice(0, 160)}: ${said.join(' ').slice(0, 160)}`;
}

function nameOf({ file, line, test, onlyOnce }: Pick<Failure, 'file' | 'line' | 'test' | 'onlyOnce'>): string {
  const place = line === null ? file : `${file}:${line}`;
  return test === null ? place : `${place} › ${test}${onlyOnce ? ' (passed when it ran again)' : ''}`;
}

const linesOf = (message: string) => firstLines(stripVTControlCharacters(message), mostLines);

function firstLines(text: string, most: number): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most);
}
