import { join } from 'node:path';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadComponentWords } from '../../src/load/gather/component-words.ts';
import { readSchemas } from '../../src/load/gather/read-schemas.ts';
import type { Walk } from '../../src/load/walk/context.ts';
import { newWalk } from '../../src/load/walk/walk.ts';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { Output } from './output.ts';
import { wordingSource } from './wording-source.ts';

/** Writes `build/wording` alone, and returns the Problems of those words; where there is an error, nothing is written. */
export function refreshWording(root: string, vocabulary: Vocabulary): readonly Problem[] {
  const files = readProjectFiles(root);
  const { descriptors } = readSchemas(files);
  const read = [...files]
    .filter(([file]) => /^catalog\/components\/.+\.yaml$/.test(file))
    .map(([file, content]) => [file, readYaml(file, content)] as const);
  const walks: Walk[] = [];
  const loaded = loadComponentWords(new Map(read.map(([file, { document }]) => [file, document])), descriptors, () => {
    const walk = newWalk(vocabulary, descriptors, { codes: {}, characters: {}, screenIds: [] });
    walks.push(walk);
    return walk;
  });
  const problems = [
    ...read.flatMap(([, one]) => one.problems),
    ...loaded.problems,
    ...walks.flatMap((walk) => walk.problems),
  ];
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const output = new Output();
  for (const [file, words] of Object.entries(loaded.words))
    output.write(`wording/${file}.ts`, wordingSource(file, words));
  output.flush(join(root, 'build'), ['wording']);
  return problems;
}
