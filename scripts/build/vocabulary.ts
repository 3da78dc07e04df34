import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { constraintsSource, lazySource, registrySource, vocabularySource } from './generated-modules.ts';
import { Output } from './output.ts';
import { findParts, type Part } from './parts.ts';
import { settingNamesSource } from './setting-names.ts';

/**
 * Writes `build/vocabulary.ts` and `build/setting-names.ts`, then imports the former. Throws when a folder's name is not the word its descriptor declares.
 */
export async function collectVocabulary(root: string): Promise<Vocabulary> {
  const parts = findParts(root);
  const output = new Output();
  output.write('vocabulary.ts', vocabularySource(parts));
  output.write('setting-names.ts', await settingNamesSource(root));
  output.flush(join(root, 'build'), []);
  const module = (await import(pathToFileURL(join(root, 'build/vocabulary.ts')).href)) as { vocabulary: Vocabulary };
  demandNames(parts.steps, Object.keys(module.vocabulary.steps));
  demandNames(parts.widgets, Object.keys(module.vocabulary.widgets));
  demandNames(parts.constraints, Object.keys(module.vocabulary.constraints));
  demandNames(parts.functions, Object.keys(module.vocabulary.functions));
  return module.vocabulary;
}

/** Writes `build/registry.ts` and `build/lazy.ts` for the folders as they are now and the validators of the last full build, if there was one. */
export function refreshRegistry(root: string): void {
  const output = new Output();
  const hashes = namesIn(join(root, 'build/validators'), '.form.js');
  const parts = findParts(root);
  output.write('registry.ts', registrySource(parts));
  output.write('constraints.ts', constraintsSource(parts));
  output.write('lazy.ts', lazySource(parts, hashes, namesIn(join(root, 'build/calls'), '.js')));
  output.flush(join(root, 'build'), []);
}

function namesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** A folder is named by its YAML word; a file may spell it in kebab-case. */
function demandNames(parts: readonly Part[], names: readonly string[]): void {
  for (const part of parts) {
    if (!names.some((name) => name === part.word || kebab(name) === part.word)) {
      throw new Error(`${part.file} declares another name than its own (known: ${names.join(', ')})`);
    }
  }
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase();
}
