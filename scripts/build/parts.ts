import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a closed vocabulary: `file` relative to the project's root, `word` the folder's or file's name. */
export interface Part {
  readonly word: string;
  readonly file: string;
}

/** Everything the folders of the closed vocabularies hold, each list sorted by word. */
export interface Parts {
  readonly steps: readonly Part[];
  readonly runners: readonly Part[];
  readonly widgets: readonly Part[];
  readonly components: readonly Part[];
  readonly constraints: readonly Part[];
  readonly functions: readonly Part[];
}

/**
 * Finds step kinds, widgets, constraints and functions by their place alone, so that a new one is a new folder or file and nothing else.
 * Throws when a step or widget folder lacks its other half: that is a bug of an engineer, not an author's mistake.
 */
export function findParts(root: string): Parts {
  const parts: Parts = {
    steps: inFolders(root, 'src/steps', 'step.ts'),
    runners: inFolders(root, 'src/steps', 'run.ts'),
    widgets: inFolders(root, 'src/widgets', 'widget.ts'),
    components: inFolders(root, 'src/widgets', 'component.tsx'),
    constraints: files(root, 'src/forms/constraints'),
    functions: files(root, 'src/expressions/functions'),
  };
  demandPairs('src/steps', 'step.ts', parts.steps, 'run.ts', parts.runners);
  demandPairs('src/widgets', 'widget.ts', parts.widgets, 'component.tsx', parts.components);
  return parts;
}

function inFolders(root: string, folder: string, name: string): Part[] {
  return entries(root, folder)
    .filter((word) => existsSync(join(root, folder, word, name)))
    .map((word) => ({ word, file: `${folder}/${word}/${name}` }));
}

function files(root: string, folder: string): Part[] {
  return entries(root, folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ word: name.slice(0, -'.ts'.length), file: `${folder}/${name}` }));
}

/** Sorted by code unit, not by the machine's locale: the generated files must not differ between machines. */
function entries(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

function demandPairs(folder: string, a: string, as: readonly Part[], b: string, bs: readonly Part[]): void {
  const lacking = (wanted: readonly Part[], given: readonly Part[], name: string) =>
    given
      .filter((part) => !wanted.some((other) => other.word === part.word))
      .map((part) => `${folder}/${part.word}/${name}`);
  const missing = [...lacking(as, bs, a), ...lacking(bs, as, b)];
  if (missing.length > 0) throw new Error(`A folder of ${folder} is incomplete, missing: ${missing.join(', ')}`);
}
