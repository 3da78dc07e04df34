import { expect } from 'vitest';
import { copyWithout } from './copy-without.ts';
import type { Unit } from './units.ts';

/** Some of the engine's tests, which know no service: those of every run. */
export const quickTests: readonly string[] = [
  'tests/expressions/functions',
  'tests/schema-forms',
  'tests/runtime',
  'tests/render/block-examples.test.tsx',
  'tests/catalog',
  'tests/settings',
];

/** And those that the proofs have time for. */
export const engineTests: readonly string[] = [...quickTests, 'tests/expressions', 'tests/forms', 'tests/load'];

/** Without these services the project is one that can be checked, compiled and started, and nothing of them is offered. */
export function standsAlone(out: readonly Unit[], tests: readonly string[]): void {
  const copy = copyWithout(out);
  try {
    // Nothing is built of a project with errors.
    copy.run('tsx', 'scripts/build.ts');
    // Those of the tests of all and of the other services, too.
    copy.run('tsx', 'scripts/types.ts');
    const { pages, cards } = JSON.parse(copy.run('tsx', 'tests/taken-out/look-around.ts')) as {
      readonly pages: { readonly [path: string]: number };
      readonly cards: readonly string[];
    };
    expect(Object.entries(pages).filter(([, status]) => status >= 400)).toEqual([]);
    for (const { places } of out)
      for (const place of places) {
        const [, service] = /^screens\/(.+)$/u.exec(place) ?? [];
        if (service !== undefined) expect(cards.filter((to) => to.startsWith(`/svc/${service}/`))).toEqual([]);
      }
    copy.run('vitest', 'run', ...tests);
  } finally {
    copy.remove();
  }
}
