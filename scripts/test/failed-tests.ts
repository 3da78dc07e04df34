import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Vitest's report, in Jest's format. */
interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Playwright's report. */
interface BrowserReport extends BrowserSuite {
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * Tests that failed, even if only the first time, with the start of their messages, from the JSON report of Vitest or Playwright: a log of
 * thousands of lines hides them. Empty without a report.
 */
export function failedTests(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport | BrowserReport;
  return 'testResults' in report ? ofUnits(report) : ofBrowser(report);
}

function ofUnits({ testResults }: UnitReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that failed to load has no tests.
    if (failed.length === 0) return message === '' ? [] : [told(name, message)];
    return failed.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages[0]));
  });
}

function ofBrowser({ errors, ...root }: BrowserReport): readonly string[] {
  return [...errors.map(({ message }) => told('before the tests', message)), ...ofSuite(root)];
}

function ofSuite({ suites = [], specs = [] }: BrowserSuite): readonly string[] {
  const own = specs.flatMap(({ ok, file, line, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    if (ok && errors.length === 0) return [];
    return [told(`${file}:${line} › ${title}${ok ? ' (passed when it ran again)' : ''}`, errors[0]?.message)];
  });
  return [...own, ...suites.flatMap(ofSuite)];
}

const mostLines = 12;

function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, mostLines).map((line) => `    ${line.slice(0, 240)}`)].join('\n');
}
