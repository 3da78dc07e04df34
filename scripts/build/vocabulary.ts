import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { oddOptions } from '../../src/load/blocks/odd-options.ts';
import { oddImplied } from '../../src/load/gather/odd-implied.ts';
import { oddEffects } from '../../src/load/steps/odd-effects.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { blocksSource, constraintsSource, lazySource, registrySource, vocabularySource } from './generated-modules.ts';
import { oneOfEach } from './one-of-each.ts';
import { Output } from './output.ts';
import { findParts, type Part, type Parts } from './parts.ts';
import { settingNamesSource } from './setting-names.ts';

/**
 * Writes `build/vocabulary.ts` and `build/setting-names.ts`, then imports the former. Throws when a folder's name differs from its descriptor's word.
 */
export async function collectVocabulary(root: string): Promise<Vocabulary> {
  const parts = findParts(root);
  const output = new Output();
  output.write('vocabulary.ts', vocabularySource(parts));
  output.write('setting-names.ts', await settingNamesSource(root));
  output.flush(join(root, 'build'), []);
  const module = (await import(pathToFileURL(join(root, 'build/vocabulary.ts')).href)) as { vocabulary: Vocabulary };
  demandNames(parts.steps, Object.keys(module.vocabulary.steps));
  demandNames(parts.blocks, Object.keys(module.vocabulary.blocks));
  demandBlocks(parts, module.vocabulary);
  demandSteps(module.vocabulary);
  demandImplied(module.vocabulary);
  demandNames(parts.widgets, Object.keys(module.vocabulary.widgets));
  demandNames(parts.constraints, Object.keys(module.vocabulary.constraints));
  demandNames(parts.functions, Object.keys(module.vocabulary.functions));
  demandNames(parts.storySteps, Object.keys(module.vocabulary.storySteps));
  return module.vocabulary;
}

/** Writes `build/registry.ts`, `build/blocks.ts` and `build/lazy.ts` for the current folders, with the last full build's validators, if any. */
export function refreshRegistry(root: string, vocabulary: Vocabulary): void {
  const output = new Output();
  const hashes = namesIn(join(root, 'build/validators'), '.form.js');
  const parts = findParts(root);
  const late = lateKinds(vocabulary);
  output.write('registry.ts', registrySource(parts));
  output.write('blocks.ts', blocksSource(parts, late));
  output.write('constraints.ts', constraintsSource(parts));
  output.write('lazy.ts', lazySource(parts, late, hashes, writtenCalls(join(root, 'build/calls'))));
  output.flush(join(root, 'build'), []);
}

/** Kinds of blocks whose components are outside the entry. */
export function lateKinds({ blocks }: Vocabulary): ReadonlySet<string> {
  return new Set(Object.values(blocks).flatMap(({ kind, late }) => (late === true ? [kind] : [])));
}

function writtenCalls(folder: string): ReadonlyMap<string, string> {
  return oneOfEach(namesIn(folder, '.js').map((name) => [name, readFileSync(join(folder, `${name}.js`), 'utf8')]));
}

function namesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** Every block must either be drawn or expand into others, and its options must be readable. */
function demandBlocks({ blockComponents }: Parts, { blocks }: Vocabulary): void {
  const odd = Object.values(blocks).flatMap((kind) => [
    ...oddOptions(kind),
    ...(kind.becomes === undefined && blockComponents.every(({ word }) => word !== kind.kind)
      ? [`${kind.kind}: src/blocks/${kind.kind}/component.tsx is missing`]
      : []),
  ]);
  if (odd.length > 0) throw new Error(`Blocks that cannot be used:\n${odd.join('\n')}`);
}

function demandSteps({ steps }: Vocabulary): void {
  const odd = Object.values(steps).flatMap(oddEffects);
  if (odd.length > 0) throw new Error(`Steps that cannot be followed:\n${odd.join('\n')}`);
}

function demandImplied(vocabulary: Vocabulary): void {
  const odd = oddImplied(vocabulary);
  if (odd.length > 0) throw new Error(`Inputs that imply what there is not:\n${odd.join('\n')}`);
}

/** A folder is named after its YAML word; a file may use kebab-case. */
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
