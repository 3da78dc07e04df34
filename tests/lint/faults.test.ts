import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from './project.ts';
import { expectTold, faults, faultsFolder } from './seeded-faults.ts';

interface SmallFault {
  readonly problems: readonly string[];
  readonly awaits?: readonly string[];
}

/** Each is a check of the whole project; all of them are a proof. That every rule tells, the small faults say. */
const sample = faults.filter((_, index) => index % 8 === 0);

describe('a seeded fault in the real screens', () => {
  it.each(sample)('gives exactly one Problem: $fault', { timeout: 60_000 }, expectTold);

  it('is there for every rule', () => {
    const told = new Set([...faults.map(({ rule }) => rule), ...toldBySmallFaults()]);
    expect(rules.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});

/** Rules that the tables of `small/` expect. */
function toldBySmallFaults(): readonly string[] {
  return readdirSync(join(faultsFolder, 'small')).flatMap((name) => {
    const table = parse(readFileSync(join(faultsFolder, 'small', name), 'utf8')) as {
      readonly faults: readonly SmallFault[];
    };
    return table.faults.flatMap(({ problems, awaits }) =>
      problems.map((problem) => problem.split(' ')[0] ?? '').filter((rule) => awaits?.includes(rule) !== true),
    );
  });
}
