import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkTree } from '../../copy-work-tree.ts';
import type { CodeMutant } from './code-mutant.ts';
import { findMutants } from './find-mutants.ts';
import { sampleOf } from './sample.ts';
import { type Numbered, schemataOf } from './schemata.ts';

/** The folders whose code is mutated: what interprets screens, and what knows their flow. */
const mutatedFolders = ['src/runtime', 'src/flow'];

/** The sample of this code, numbered. */
export function mutantsOf(root: string): readonly Numbered[] {
  const files = execFileSync('git', ['ls-files', ...mutatedFolders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/u.test(file))
    .toSorted();
  const all = files.flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
  return withoutOverlaps(sampleOf(all)).map((mutant, number) => ({ number, mutant }));
}

/** Makes a copy of the project's files with all these mutants in them. */
export function copyWith(root: string, copy: string, mutants: readonly Numbered[]): void {
  copyWorkTree(root, copy);
  cpSync(join(root, 'build'), join(copy, 'build'), { recursive: true });
  for (const file of new Set(mutants.map(({ mutant }) => mutant.file))) {
    const own = mutants.filter(({ mutant }) => mutant.file === file);
    writeFileSync(join(copy, file), schemataOf(readFileSync(join(root, file), 'utf8'), own));
  }
}

/** Two changes of which each takes a part of the other's place cannot stand in one text: the first of them does. */
function withoutOverlaps(mutants: readonly CodeMutant[]): readonly CodeMutant[] {
  return mutants.filter(
    (mutant, nth) =>
      !mutants
        .slice(0, nth)
        .some(
          (other) =>
            other.file === mutant.file &&
            ((other.start < mutant.start && mutant.start < other.end && other.end < mutant.end) ||
              (mutant.start < other.start && other.start < mutant.end && mutant.end < other.end)),
        ),
  );
}
