import { stripVTControlCharacters } from 'node:util';
import { type Failure, failuresIn } from './failures-in.ts';

const mostLines = 12;
const mostLinesOfPage = 30;

/**
 * Tests that failed, even if only the first time, with the start of their messages, from the JSON report of Vitest or Playwright: a log of
 * thousands of lines hides them. Empty without a report.
 */
export function failedTests(report: string): readonly string[] {
  return failuresIn(report).map(told);
}

function told({ file, line, test, onlyOnce, message, page }: Failure): string {
  const lines = firstLines(stripVTControlCharacters(message), mostLines);
  const shown = page === null ? [] : ['the page then:', ...firstLines(page, mostLinesOfPage)];
  const place = line === null ? file : `${file}:${line}`;
  const name = test === null ? place : `${place} › ${test}${onlyOnce ? ' (passed when it ran again)' : ''}`;
  return [name, ...[...lines, ...shown].map((text) => `    ${text.slice(0, 240)}`)].join('\n');
}

function firstLines(text: string, most: number): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most);
}
