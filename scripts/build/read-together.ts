import { overlaps, readsOf } from '../../src/flow/conditions/reads.ts';
import { expressionsIn } from '../../src/flow/parts/expressions-in.ts';
import type { CallDefinition } from '../../src/model/catalog.ts';
import type { DataEntry, Screen } from '../../src/model/screen.ts';
import type { Service } from '../../src/model/service.ts';

/** Names of the entries of `data` that read nothing the entries before them bring, and change nothing: they can be asked for at once. */
export function readTogether(
  { data }: Pick<Screen, 'data'>,
  service: Service,
  calls: readonly CallDefinition[],
): readonly string[] {
  const isPlain = ({ call }: DataEntry) => calls.find(({ name }) => name === call)?.effect === 'none';
  const alone = data.filter((entry, at) => {
    const brought = data.slice(0, at).flatMap(broughtBy);
    const read = expressionsIn([entry.with, entry.when]).flatMap(({ tree }) => readsOf(tree, service));
    return isPlain(entry) && !brought.some((path) => read.some((other) => overlaps(path, other)));
  });
  return alone.length > 1 ? alone.map(({ name }) => name) : [];
}

/** Paths that have a value, or another one, once the entry is there. */
const broughtBy = ({ name, keep, fills }: DataEntry): readonly string[] => [
  name,
  ...Object.values(keep),
  ...Object.keys(fills).map((field) => `form.${field}`),
];
