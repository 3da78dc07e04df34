import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lint/project.ts';
import { findUnits, isTestOf, testFiles } from './units.ts';

const services = (await findUnits()).map(({ name }) => name);
const code = testFiles.filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** They measure this portal beside the same by hand: with other services, what is measured is another thing (docs/benchmarks.md). */
const isMeasured = (file: string) => file.startsWith('tests/bench/');

/** The service that a file is of, or null. */
function serviceOf(file: string): string | null {
  const [, inServer] = /^(?:src\/server\/services|screens)\/([^/]+)\//.exec(file) ?? [];
  return services.find((name) => name === inServer || isTestOf(name, file)) ?? null;
}

/** What is imported, as types too, now or later. */
function importedBy(file: string, text: string): readonly string[] {
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
  return [...found].map(([, path = '']) => normalize(join(file, '..', path)).replaceAll('\\', '/'));
}

/** Imports of what is another service's. */
function foreign(file: string, text: string): readonly string[] {
  const own = serviceOf(file);
  return importedBy(file, text).filter((path) => {
    const of = serviceOf(path);
    return of !== null && of !== own;
  });
}

/** Helpers that play a service by its name, and why; nothing of it is imported. */
const playing: { readonly [file: string]: string } = {
  'tests/browser/harness/portal.ts': 'is launched, as only a procedure of the family register is',
  'tests/browser/look/place.ts': 'the same',
  'tests/browser/shell/not-started.ts': 'the same, before its code is there',
  'tests/http/contract/receipts/tax.ts': 'what two services share is filed in both',
  'tests/load/faults-of-expressions.ts': 'a list of characters has that name, too',
  'tests/load/faults-of-repeated-fields.ts': 'the same',
  'tests/load/faults-of-values.ts': 'the same',
  'tests/publish/site.ts': 'the example project of the guide that is published',
  'tests/soak/journey.ts': 'somebody who uses the portal for hours uses several',
  'tests/stories/webdriver/main-stories.ts': 'the stories that are played in other browsers are chosen by hand',
};

const quoted = new RegExp(`/svc/(?:${services.join('|')})(?![\\w-])|['"\`/](?:${services.join('|')})['"\`/]`);

/** Lines of code, comments aside, that name a service. */
const naming = (text: string) =>
  text.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && quoted.test(line));

describe('tests of a service stand by themselves', () => {
  it('and import nothing of another one; those of all import nothing of any', () => {
    expect(code.length).toBeGreaterThan(1000);
    const wrong = code
      .filter((file) => !isMeasured(file))
      .flatMap((file) => foreign(file, textOf(file)).map((path) => `${file}: ${path}`))
      // In a text, not an import.
      .filter((line) => existsSync(join(root, line.slice(line.indexOf(': ') + 2))));
    expect(wrong).toEqual([]);
  });

  it('no shared file has the name of one as a part of its own', () => {
    const named = new RegExp(`(?:^|[/-])(?:${services.join('|')})-`);
    expect(
      code.filter((file) => serviceOf(file) === null && !isMeasured(file)).filter((file) => named.test(file)),
    ).toEqual([]);
  });

  it('shared helpers name none, but for those that say why', () => {
    const helpers = code.filter(
      (file) => serviceOf(file) === null && !isMeasured(file) && !/\.(?:test|spec)\.tsx?$/.test(file),
    );
    expect(helpers.length).toBeGreaterThan(300);
    expect(helpers.filter((file) => naming(textOf(file)).length > 0).sort()).toEqual(Object.keys(playing).sort());
  });

  it.each([
    ['tests/http/contract/calls.test.ts', "import { create } from './kana/journey.ts';", 1],
    [
      'tests/http/contract/calls.test.ts',
      "import type { KanaReport } from '../../../src/server/services/kana/report.ts';",
      1,
    ],
    ['tests/http/contract/nq/apply.test.ts', "import { create } from '../kana/journey.ts';", 1],
    ['tests/http/contract/nq/apply.test.ts', "import { create } from '../calls/kana.ts';", 1],
    ['tests/http/contract/nq/apply.test.ts', "const { create } = await import('../kana/journey.ts');", 1],
    ['tests/http/contract/kana/reports.test.ts', "import { create } from './journey.ts';", 0],
    ['tests/http/contract/calls/kana.ts', "import { create } from '../kana/journey.ts';", 0],
    ['tests/http/contract/kana/reports.test.ts', "import { sign } from '../signing.ts';", 0],
    ['tests/screens/familyregister/portal.test.ts', "import {} from '../familyregister-identification-code/a.ts';", 1],
  ])('a line of %s is judged: %s', (file, text, count) => {
    expect(foreign(file, text)).toHaveLength(count);
  });
});
