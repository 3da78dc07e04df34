import { existsSync, readFileSync } from 'node:fs';

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
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[];
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
}

/** Playwright's report. */
interface BrowserReport extends BrowserSuite {
  readonly errors: readonly { readonly message?: string }[];
}

export interface Failure {
  readonly file: string;
  /** Null: the file, or the whole run, failed outside of tests. */
  readonly test: string | null;
  readonly line: number | null;
  /** It passed when it ran again. */
  readonly onlyOnce: boolean;
  readonly message: string;
  /** Browser tests: what a screen reader would find on the page at that moment, as an indented outline. Null where it was not kept. */
  readonly page: string | null;
}

/** The failures in a JSON report of Vitest or Playwright. Empty without a report. */
export function failuresIn(report: string): readonly Failure[] {
  if (!existsSync(report)) return [];
  const read = JSON.parse(readFileSync(report, 'utf8')) as UnitReport | BrowserReport;
  return 'testResults' in read ? ofUnits(read) : ofBrowser(read);
}

function ofUnits({ testResults }: UnitReport): readonly Failure[] {
  return testResults.flatMap(({ name: file, message, assertionResults }): readonly Failure[] => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that failed to load has no tests.
    if (failed.length === 0)
      return message === '' ? [] : [{ file, test: null, line: null, onlyOnce: false, message, page: null }];
    return failed.map(({ fullName, failureMessages: [first = ''] }) => {
      return { file, test: fullName, line: null, onlyOnce: false, message: first, page: null };
    });
  });
}

function ofBrowser({ errors, ...root }: BrowserReport): readonly Failure[] {
  const outside = errors.map(({ message = '' }) => {
    return { file: 'before the tests', test: null, line: null, onlyOnce: false, message, page: null };
  });
  return [...outside, ...ofSuite(root)];
}

function ofSuite({ suites = [], specs = [] }: BrowserSuite): readonly Failure[] {
  const own = specs.flatMap(({ ok, file, line, title, tests }): readonly Failure[] => {
    const results = tests.flatMap((run) => run.results);
    const errors = results.flatMap((result) => result.errors);
    if (ok && errors.length === 0) return [];
    const kept = results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'error-context');
    return [{ file, test: title, line, onlyOnce: ok, message: errors[0]?.message ?? '', page: pageIn(kept?.path) }];
  });
  return [...own, ...suites.flatMap(ofSuite)];
}

/** Playwright keeps the outline of the page in a text for people, as its one block of YAML. The portal's head says nothing of the failure. */
function pageIn(path: string | undefined): string | null {
  if (path === undefined || !existsSync(path)) return null;
  const outline = /^```yaml\n([\s\S]*?)^```/mu.exec(readFileSync(path, 'utf8'))?.[1] ?? null;
  return outline === null ? null : outline.slice(Math.max(0, outline.search(/^- (?:status|main)\b/mu)));
}
