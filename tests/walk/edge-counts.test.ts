import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { codeOf } from './failing.ts';
import { realGround } from './real-ground.ts';
import { tripsOf } from './trips.ts';
import { reasons } from './untaken.ts';

interface Counts {
  readonly trips: number;
  readonly services: { readonly [service: string]: { readonly edges: number; readonly failures: number } };
}

const ground = realGround();

/** An analysis that forgets edges makes the walk shorter, and nothing else would tell. */
it('no service has fewer edges, or failures among them, than are written down; nor are there fewer round trips', () => {
  const least = parse(readFileSync('tests/walk/edge-counts.yaml', 'utf8')) as Counts;
  const fewer = ground.project.services.flatMap(({ name }) => {
    const own = ground.edges.filter(({ from }) => ground.node(from).service === name);
    const failures = own.filter((edge) => codeOf(edge) !== null).length;
    const { edges, failures: leastFailures } = least.services[name] ?? { edges: Infinity, failures: Infinity };
    return own.length < edges || failures < leastFailures ? [`${name}: ${own.length} edges, ${failures} failures`] : [];
  });
  expect(fewer).toEqual([]);
  expect(tripsOf(ground).length).toBeGreaterThanOrEqual(least.trips);
});

it('every reason why something is not taken is of something there is', () => {
  const ids = [...ground.edges, ...tripsOf(ground)].map(({ id }) => id);
  const idle = reasons.filter(({ edges }) => !ids.some((id) => new RegExp(edges, 'u').test(id)));
  expect(idle.map(({ edges }) => edges)).toEqual([]);
});
