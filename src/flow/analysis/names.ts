import {
  responseType,
  screenScope,
  serviceScope,
  typeOfError,
  typeSources,
} from '../../load/type-check/types-of-names.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Type } from '../../model/type.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Names } from '../conditions/solve.ts';
import type { Functions } from '../conditions/used.ts';
import type { Collector } from '../paths/collector.ts';

/** The names in scope for a screen's conditions (null: for a service's). */
export type NamesOf = (service: Service, screen: Screen | null) => Names;

/** Built-in functions that return a boolean. */
const FLAGS = ['contains', 'startsWith', 'endsWith', 'matches'];

export function namesFinder({ project, vocabulary, notes }: Collector): NamesOf {
  const sources = typeSources(project);
  const functions = functionsOf(vocabulary);
  const results = new Map<Screen | null, Map<string, string>>();
  for (const { site, call, result } of notes.requests) {
    const own = results.get(site.screen) ?? new Map();
    results.set(site.screen, own.set(result, own.has(result) && own.get(result) !== call ? '' : call));
  }
  const known = new Map<Service | Screen, Names>();
  return (service, screen) => {
    const before = known.get(screen ?? service);
    if (before !== undefined) return before;
    const types: { [name: string]: Type } = sources
      ? { ...(screen ? screenScope(screen, service, sources) : serviceScope(service, sources, true)) }
      : {};
    for (const [name, call] of results.get(screen) ?? []) {
      types[name] = sources && call !== '' ? responseType(call, sources) : { kind: 'any' };
    }
    types.error ??= typeOfError(true);
    const data = screen?.data.filter(({ when }) => when !== null).map(({ name }) => name) ?? [];
    const background = (screen?.data ?? []).filter(
      ({ call, onError }) =>
        onError.some(({ ignore }) => ignore) ||
        project.catalogs[0]?.calls.find(({ name }) => name === call)?.background === true,
    );
    const unset = new Set([...data, ...background.map(({ name }) => name), ...(results.get(screen)?.keys() ?? [])]);
    const names: Names = { types, unset, service, functions };
    known.set(screen ?? service, names);
    return names;
  };
}

function functionsOf({ functions }: Vocabulary): Functions {
  const all = Object.values(functions);
  return {
    flags: new Set([...FLAGS, ...all.filter(({ returns }) => returns.kind === 'flag').map(({ name }) => name)]),
    // A function that takes the environment may read the clock.
    changing: new Set(all.filter(({ run }) => run.length > 1).map(({ name }) => name)),
  };
}
