import type { JsonSchema } from '../../model/json-schema.ts';
import type { Step } from '../../model/step.ts';
import type { StepKind, Vocabulary } from '../../model/vocabulary.ts';
import { stepListsIn, stepsIn } from './steps-in.ts';

const known = new WeakMap<object, readonly string[]>();

/** Values by path of state; to write the same again, or to clear it, changes nothing. */
type Starts = ReadonlyMap<string, unknown>;

/** State paths that the steps anywhere below a value write, by the schemas of their kinds; of those in `starts`, only with another value. */
export function stateWritesIn(node: unknown, vocabulary: Vocabulary, starts?: Starts): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const before = starts === undefined ? known.get(node) : undefined;
  if (before !== undefined) return before;
  const found = new Set<string>();
  for (const step of stepsIn(node, vocabulary)) noteWrites(step, vocabulary, found, starts);
  const writes = [...found];
  if (starts === undefined) known.set(node, writes);
  return writes;
}

/** State paths written below a value while the screen `here` is looked at: what is written just before one leaves it is left out. */
export function stayingWritesIn(node: unknown, vocabulary: Vocabulary, here: string): readonly string[] {
  const leaving = stepListsIn(node, vocabulary).filter((list) => endsElsewhere(list, vocabulary, here));
  const left = new Set(leaving.flatMap((list) => stepsIn(list, vocabulary)));
  const found = new Set<string>();
  for (const step of stepsIn(node, vocabulary)) if (!left.has(step)) noteWrites(step, vocabulary, found);
  return [...found];
}

/** Nothing but writing, then always to an address or to another screen. */
function endsElsewhere(list: readonly Step[], { steps }: Vocabulary, here: string): boolean {
  const last = list.at(-1);
  if (last === undefined || last.when || last.unless) return false;
  const kinds = list.map(({ kind }) => (Object.hasOwn(steps, kind) ? steps[kind] : undefined));
  const ends = kinds.at(-1)?.edges(last) ?? [];
  const isAway = ends.every(({ to }) => 'address' in to || ('screen' in to && to.screen !== here));
  return ends.length > 0 && isAway && kinds.slice(0, -1).every((kind) => kind !== undefined && isPlain(kind));
}

/** A kind that writes and does nothing else. */
function isPlain({ options: { properties = {} } }: StepKind): boolean {
  return Object.values(properties).every((schema) => (schema['x-keys'] ?? schema['x-kind']) === 'name:state');
}

function noteWrites({ kind, options }: Step, { steps }: Vocabulary, found: Set<string>, starts?: Starts): void {
  for (const [key, schema] of Object.entries(steps[kind]?.options.properties ?? {}))
    if (starts === undefined || key !== 'clear') note(schema, options[key], found, starts);
}

function note(schema: JsonSchema, value: unknown, found: Set<string>, starts?: Starts): void {
  if (value === undefined || value === null) return;
  if (schema['x-keys'] === 'name:state')
    for (const [path, given] of Object.entries(value as object))
      if (starts === undefined || !starts.has(path) || starts.get(path) !== given) found.add(path);
  const inside = schema.additionalProperties;
  const isMap = typeof inside === 'object' && inside['x-kind'] === 'name:state';
  if (schema['x-kind'] === 'name:state' || isMap) {
    for (const path of typeof value === 'object' ? Object.values(value) : [value]) found.add(String(path));
  }
}
