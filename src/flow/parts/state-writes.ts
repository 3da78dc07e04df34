import { callBy, edgesOf, effectsOf } from '../../load/steps/effects-of.ts';
import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { stepListsIn, stepsIn } from './steps-in.ts';

const known = new WeakMap<object, readonly string[]>();

/** Start values by state path; writing the same value again, or clearing it, changes nothing. */
type Starts = ReadonlyMap<string, unknown>;

/** State paths that steps anywhere below a value write, by the schemas of their kinds; those in `starts` count only with a different value. */
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

/** State paths written below a value while the user stays on the screen `here`; writes right before leaving it are excluded. */
export function stayingWritesIn(node: unknown, vocabulary: Vocabulary, here: string): readonly string[] {
  const leaving = stepListsIn(node, vocabulary).filter((list) => endsElsewhere(list, vocabulary, here));
  const left = new Set(leaving.flatMap((list) => stepsIn(list, vocabulary)));
  const found = new Set<string>();
  for (const step of stepsIn(node, vocabulary)) if (!left.has(step)) noteWrites(step, vocabulary, found);
  return [...found];
}

/** Does the list only write, then always leave for an address or another screen? */
function endsElsewhere(list: readonly Step[], vocabulary: Vocabulary, here: string): boolean {
  const last = list.at(-1);
  if (last === undefined || last.when || last.unless) return false;
  const ends = edgesOf(last, vocabulary);
  const isAway = ends.every(({ to }) => 'address' in to || ('screen' in to && to.screen !== here));
  return ends.length > 0 && isAway && list.slice(0, -1).every((step) => isPlain(step, vocabulary));
}

/** Does the step only write? */
function isPlain(step: Step, vocabulary: Vocabulary): boolean {
  const effects = effectsOf(step, vocabulary);
  return effects.length > 0 && effects.every((effect) => effect.do === 'write' || effect.do === 'reset');
}

function noteWrites(step: Step, vocabulary: Vocabulary, found: Set<string>, starts?: Starts): void {
  const { options } = step;
  for (const effect of effectsOf(step, vocabulary)) {
    if (effect.do === 'write')
      for (const [path, given] of Object.entries((options[effect.values] ?? {}) as object))
        if (starts === undefined || !starts.has(path) || starts.get(path) !== given) found.add(path);
    if (effect.do === 'reset' && starts === undefined)
      for (const path of [options[effect.paths]].flat()) found.add(String(path));
    if (effect.do === 'call') {
      const { keep, into } = callBy(effect, step);
      for (const path of [...Object.values(keep), ...(into === null ? [] : [into])]) found.add(path);
    }
  }
}
