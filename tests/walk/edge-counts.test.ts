import { expect, it } from 'vitest';
import { fileOfService, readByService } from '../by-service.ts';
import { codeOf } from './failing.ts';
import { realGround } from './real-ground.ts';
import { tripsOf } from './trips.ts';
import { reasons } from './untaken.ts';

/** At least so many arrows of a service in the flow graph, failures among them, and round trips. Fewer only where a screen or a step has gone. */
interface Counts {
  readonly edges: number;
  readonly failures: number;
  readonly trips: number;
}

const FOLDER = 'tests/walk/edge-counts';

const ground = realGround();

function countsOf(service: string): Counts {
  const edges = ground.edges.filter(({ from }) => ground.node(from).service === service);
  const own = ground.project.screens.filter((screen) => screen.service === service).map(({ name }) => name);
  const trips = tripsOf(ground).filter(({ screen }) => own.includes(screen));
  return { edges: edges.length, failures: edges.filter((edge) => codeOf(edge) !== null).length, trips: trips.length };
}

/** An analysis that forgets edges makes the walk shorter, and nothing else would tell. */
it('no service has fewer edges, failures among them or round trips than are written down', () => {
  const files = readByService<Counts>(FOLDER);
  const wrong = ground.project.services.flatMap(({ name }) => {
    const least = files.find(({ service }) => service === name)?.content;
    const found = countsOf(name);
    const isLess = least === undefined || keys.some((key) => !(found[key] >= least[key]));
    const lines = keys.map((key) => `${key}: ${found[key]}`).join(', ');
    return isLess
      ? [`${name} has ${lines}; ${least === undefined ? 'add' : 'compare'} ${fileOfService(FOLDER, name)}`]
      : [];
  });
  expect(wrong).toEqual([]);
  const names = ground.project.services.map(({ name }) => name);
  const idle = files.filter(({ service }) => service === null || !names.includes(service));
  expect(idle.map(({ service }) => `no such service: take out ${fileOfService(FOLDER, service)}`)).toEqual([]);
});

const keys = ['edges', 'failures', 'trips'] as const;

it('every reason why something is not taken is of something there is', () => {
  const ids = [...ground.edges, ...tripsOf(ground)].map(({ id }) => id);
  const idle = reasons.filter(({ edges }) => !ids.some((id) => new RegExp(edges, 'u').test(id)));
  expect(idle.map(({ edges }) => edges)).toEqual([]);
});
