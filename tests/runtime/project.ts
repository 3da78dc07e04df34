import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryCache } from '../../src/load/files/result-cache.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { Project } from '../../src/model/project.ts';
import type { ExpressionFunction } from '../../src/model/vocabulary.ts';
import type { RunStep } from '../../src/runtime/run/run.ts';
import { filesBelow } from '../lint/files-below.ts';
import { vocabulary } from '../load/vocabulary.ts';

const root = join(import.meta.dirname, '../..');

const glob = import.meta.glob<{ run: RunStep }>('../../src/steps/*/run.ts', { eager: true });

/** `run` of every step kind, by folder name. */
export const runners = Object.fromEntries(
  Object.entries(glob).map(([path, { run }]) => [path.split('/').at(-2), run]),
) as { readonly [kind: string]: RunStep };

export const functions = Object.fromEntries(
  Object.values(vocabulary.functions).map(({ name, run }) => [name, run]),
) as { readonly [name: string]: ExpressionFunction['run'] };

/** The test files of a worker share what is the same for all of them. */
const parsed = memoryCache();
let real: Project | null = null;

/** What screens of tests call, whatever services there are. */
const contracts = filesBelow(join(import.meta.dirname, 'contracts'));

/** The real catalogue and schemas, the calls of `contracts`, and other screens: path below the root -> YAML. Without any: the real screens. */
export function projectOf(screens: { readonly [file: string]: string } | null = null): Project {
  if (screens !== null) return load(['catalog', 'schemas'], screens);
  real ??= load(['catalog', 'schemas', 'screens'], {});
  return real;
}

function load(folders: readonly string[], screens: { readonly [file: string]: string }): Project {
  const read = (folder: string) =>
    filesIn(folder).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const files = new Map<string, string | Uint8Array>(folders.flatMap(read));
  if (!folders.includes('screens')) {
    // Its cards are those of the real services.
    files.delete('catalog/home.yaml');
    for (const [file, yaml] of contracts) files.set(`catalog/${file}`, yaml);
  }
  for (const [file, yaml] of Object.entries(screens)) files.set(file, yaml);
  const { project, problems } = loadProject(files, vocabulary, parsed);
  const errors = problems.filter(({ severity, place }) => severity === 'error' && place.file.startsWith('screens/'));
  if (errors.length > 0)
    throw new Error(
      errors.map(({ place, rule, message }) => `${place.file}:${place.line} ${rule} ${message}`).join('\n'),
    );
  return project;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
