import { isRecord } from '../../src/forms/record.ts';
import type { CallDefinition } from '../../src/model/catalog.ts';
import type { DataEntry, Screen } from '../../src/model/screen.ts';
import type { Fact } from '../../src/model/service.ts';

/** Names of the entries of `data` that read nothing the entries before them bring, and change nothing: they can be asked for at once. */
export function readTogether(
  { data }: Pick<Screen, 'data'>,
  facts: readonly Fact[],
  calls: readonly CallDefinition[],
): readonly string[] {
  const isPlain = ({ call }: DataEntry) => calls.find(({ name }) => name === call)?.effect === 'none';
  const alone = data.filter((entry, at) => {
    const before = data.slice(0, at);
    const read = namesIn({ with: entry.with, when: entry.when }, facts);
    const isKept = before.some(({ keep }) => Object.keys(keep).length > 0);
    const isFilled = before.some(({ fills }) => Object.keys(fills).length > 0);
    const waits =
      before.some(({ name }) => read.has(name)) || (isKept && read.has('state')) || (isFilled && read.has('form'));
    return isPlain(entry) && !waits;
  });
  return alone.length > 1 ? alone.map(({ name }) => name) : [];
}

/** The names that expressions in it read, through facts too. */
function namesIn(part: unknown, facts: readonly Fact[]): ReadonlySet<string> {
  if (Array.isArray(part)) {
    const own = part[0] === 'name' ? [String(part[1])] : [];
    return new Set([...own, ...part.flatMap((inner) => [...namesIn(inner, facts)])]);
  }
  if (!isRecord(part)) return new Set();
  const { tree } = part as { readonly tree?: unknown };
  const used = facts.filter(
    ({ name }) => tree !== undefined && JSON.stringify(tree).includes(`["name","facts"],"${name}"`),
  );
  const through = used.flatMap(({ is }) => [...namesIn(is, facts)]);
  return new Set([...through, ...Object.values(part).flatMap((inner) => [...namesIn(inner, facts)])]);
}
