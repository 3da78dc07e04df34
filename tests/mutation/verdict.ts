import { withFlow } from '../../src/lint/lint.ts';
import type { LintInput, Rule } from '../../src/lint/rule.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { digestOf, memoryCache, type ResultCache } from '../../src/load/files/result-cache.ts';
import type { LoadedProject } from '../../src/load/gather/loaded.ts';
import { loadProject, problemsSoFar, readProject, typeCheck } from '../../src/load/load-project.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Project } from '../../src/model/project.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { type Mutant, rewritten } from './mutants.ts';
import { flowRulesLast } from './rule-order.ts';

/** `caught`: something is told. `equivalent`: the same project, so there is nothing to tell. */
export type Verdict = 'caught' | 'equivalent' | 'survived';

/** Files of which a project is made, and what `check` tells of them without a change. */
interface Scope {
  readonly files: ProjectFiles;
  readonly normalised: string;
  /** Warnings; and in a part of a project, what looks unused there. */
  readonly told: ReadonlySet<string>;
  readonly isWhole: boolean;
}

/**
 * Judges mutants of a project one after the other. A mutant of a service is held against that service alone, with the catalogue and the
 * templates, and against everything only where this does not settle it: when nothing is told, or only that a word of the catalogue is used no
 * longer (another service may use it). A mutant of the catalogue is held against one small service first: what is wrong in itself shows there.
 */
export function createJudge(files: ProjectFiles, vocabulary: Vocabulary, rules: readonly Rule[]) {
  // Mutants are written anew from their trees: what they are held against is, too.
  const written = new Map(
    [...files].map(([file, content]) => [file, isDescriptor(file) ? encoder.encode(rewritten(content)) : content]),
  );
  const results = frozenAfter();
  const load = (of: ProjectFiles) => loadProject(of, vocabulary);
  const inputOf = (loaded: LoadedProject, of: ProjectFiles) =>
    withFlow({ ...loaded, vocabulary }, { results, files: of });

  const whole = load(written);
  const original = normalised(whole.project);
  const ordered = flowRulesLast(rules, inputOf(whole, written));
  const everything = scopeOf(written, whole, true);
  const services = whole.project.services.map(({ name }) => name);
  const parts = new Map(services.map((name) => [name, partOf(name)]));
  const smallest = [...parts.values()]
    .filter((part) => part !== null)
    .sort((one, other) => one.files.size - other.files.size)[0];
  results.freeze();

  /** A service by itself; null when it cannot be read without the others. */
  function partOf(name: string): Scope | null {
    const own = [...written].filter(([file]) => !file.startsWith('screens/') || isOf(file, name));
    const part = new Map(own);
    const loaded = load(part);
    return loaded.problems.length > 0 ? null : scopeOf(part, loaded, false);
  }

  function scopeOf(of: ProjectFiles, loaded: LoadedProject, isWhole: boolean): Scope {
    const input = inputOf(loaded, of);
    const told = ordered.flatMap((rule) => keysOf(rule, input).map(({ key }) => key));
    return { files: of, normalised: normalised(loaded.project), told: new Set(told), isWhole };
  }

  const judge = (mutant: Pick<Mutant, 'file' | 'text'>): Verdict => {
    const text = mutant.text();
    const service = services.find((name) => isOf(mutant.file, name) && !mutant.file.startsWith(TEMPLATES));
    const part = service === undefined ? smallest : parts.get(service);
    const first = part ? judgedIn(part, mutant.file, text, service !== undefined) : null;
    return first ?? judgedIn(everything, mutant.file, text, true) ?? 'survived';
  };

  /** Null: these files do not settle it. `withRules`: what only the whole can tell is not asked for. */
  function judgedIn(scope: Scope, file: string, text: string, withRules: boolean): Verdict | null {
    const mutated = new Map(scope.files).set(file, text);
    const read = readProject(mutated, vocabulary);
    // Expressions are half of the work, and most slips show before.
    if (problemsSoFar(read).length > 0) return 'caught';
    const loaded = typeCheck(read);
    if (loaded.problems.length > 0) return 'caught';
    if (!withRules) return null;
    if (normalised(loaded.project) === scope.normalised) return 'equivalent';
    const input = inputOf(loaded, mutated);
    const isNews = (rule: Rule) =>
      keysOf(rule, input).some(({ key, at }) => !scope.told.has(key) && (scope.isWhole || at.startsWith('screens/')));
    return ordered.some(isNews) ? 'caught' : null;
  }

  return { judge, original, isSame: (project: Project) => normalised(project) === original };
}

const TEMPLATES = 'screens/templates/';
const encoder = new TextEncoder();

function isDescriptor(file: string): boolean {
  return /^(?:screens|catalog)\/.+\.yaml$/.test(file);
}

/** Files of a service, and the templates of all. */
function isOf(file: string, service: string): boolean {
  return file.startsWith(`screens/${service}/`) || file.startsWith(TEMPLATES);
}

/** Lines move when something is dropped above them. */
function keysOf(
  rule: Rule,
  input: LintInput,
): readonly { readonly key: string; readonly at: Problem['place']['file'] }[] {
  return rule.check(input).map(({ place, message }) => ({
    key: `${rule.id} ${place.file} ${message.replaceAll(/\d+/g, '0')}`,
    at: place.file,
  }));
}

/** What was found out for the files as they are is kept; what was for a mutant would only fill the memory. */
function frozenAfter(): ResultCache & { freeze(): void } {
  const memory = memoryCache();
  let isFrozen = false;
  return {
    get: memory.get,
    set(key, value) {
      if (!isFrozen) memory.set(key, value);
    },
    freeze() {
      isFrozen = true;
    },
  };
}

/** Everything that is built: places say where something stands, not what it is. The graph of ways is made of nothing else. */
function normalised(project: Project): string {
  return digestOf([JSON.stringify(project, (key, value: unknown) => (key === 'at' ? undefined : value))]);
}
