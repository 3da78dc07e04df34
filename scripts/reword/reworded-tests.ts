import { resolve } from 'node:path';

interface Tests {
  readonly tool: string;
  readonly tokens: readonly string[];
  /** Where the tool writes its results as JSON. */
  readonly report: string;
}

/** The tests of a project whose texts are changed: all but those about the wording itself. */
export const rewordedTests: { readonly [kind in 'unit' | 'browser']: (files: readonly string[]) => Tests } = {
  unit: (files) => {
    const report = resolve('build/unit-results.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const projects = ['--project=unit', '--project=dom', '--project=render'];
    return { tool: 'vitest', tokens: ['run', ...projects, ...reporters, ...files], report };
  },
  browser: (files) => {
    const config = ['-c', 'tests/browser/playwright.config.ts', '--project=journeys', '--grep-invert', '@wording'];
    return { tool: 'playwright', tokens: ['test', ...config, ...files], report: 'build/browser-results.json' };
  },
};
