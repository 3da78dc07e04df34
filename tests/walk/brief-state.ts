import { answersOf } from '../../src/flow/parts/answers.ts';
import { stateWritesIn } from '../../src/flow/parts/state-writes.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Ground } from './ground.ts';

const writable = new WeakMap<object, ReadonlySet<string>>();

/** What ends with its screen begins there with its starting value: it is another one only where the screen, or the service for all, writes it. */
export function isWritten(ground: Ground, screenName: string, entryName: string): boolean {
  const screen = ground.screen(screenName);
  const service = ground.service(screen.service);
  const entry = service.state.find(({ name }) => name === entryName);
  if (entry === undefined || entry.starts === undefined || entry.lifetime.keep !== 'screen') return true;
  const known = writable.get(screen);
  if (known !== undefined) return known.has(entryName);
  const starts = new Map(service.state.map(({ name, starts: value }) => [`state.${name}`, value]));
  const parts = [screen, service, ground.catalog.errors, ground.catalog.guards];
  const paths = [
    ...answersOf(screen),
    ...screen.data.flatMap(({ keep }) => Object.values(keep)),
    ...parts.flatMap((part) => stateWritesIn(part, vocabulary, starts)),
  ];
  const names = new Set(paths.map((path) => path.split(/[.[]/u)[1] ?? ''));
  writable.set(screen, names);
  return names.has(entryName);
}
