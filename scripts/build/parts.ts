import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a closed vocabulary: `file` relative to the project's root, `word` the name of the folder or file. */
export interface Part {
  readonly word: string;
  readonly file: string;
}

/** Everything in the folders of the closed vocabularies, each list sorted by word. */
export interface Parts {
  readonly steps: readonly Part[];
  readonly runners: readonly Part[];
  readonly blocks: readonly Part[];
  readonly blockComponents: readonly Part[];
  readonly widgets: readonly Part[];
  readonly components: readonly Part[];
  readonly constraints: readonly Part[];
  readonly functions: readonly Part[];
  readonly storySteps: readonly Part[];
}

/**
 * Finds step kinds, block kinds, widgets, constraints and functions by location alone, so that adding one means adding just a folder or file.
 */
export function findParts(root: string): Parts {
  return {
    steps: inFolders(root, 'src/steps', 'step.ts'),
    runners: inFolders(root, 'src/steps', 'run.ts'),
    blocks: inFolders(root, 'src/blocks', 'block.ts'),
    blockComponents: inFolders(root, 'src/blocks', 'component.tsx'),
    widgets: inFolders(root, 'src/widgets', 'widget.ts'),
    components: inFolders(root, 'src/widgets', 'component.tsx'),
    constraints: files(root, 'src/forms/constraints'),
    functions: files(root, 'src/expressions/functions'),
    storySteps: files(root, 'src/stories/steps'),
  };
}

/** Files still missing from step and widget folders. Example `src/steps/go/run.ts`. */
export function missingHalves(parts: Parts): string[] {
  return [
    ...lacking(parts.steps, parts.runners, 'src/steps', 'run.ts'),
    ...lacking(parts.runners, parts.steps, 'src/steps', 'step.ts'),
    ...lacking(parts.blockComponents, parts.blocks, 'src/blocks', 'block.ts'),
    ...lacking(parts.widgets, parts.components, 'src/widgets', 'component.tsx'),
    ...lacking(parts.components, parts.widgets, 'src/widgets', 'widget.ts'),
  ];
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

/** Sorted by code unit, not by the machine's locale: generated files must be identical on every machine. */
function entries(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

function lacking(given: readonly Part[], wanted: readonly Part[], folder: string, name: string): string[] {
  return given
    .filter((part) => !wanted.some((other) => other.word === part.word))
    .map((part) => `${folder}/${part.word}/${name}`);
}
