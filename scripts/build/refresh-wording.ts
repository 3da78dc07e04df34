import { join } from 'node:path';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { fileOfServerModule, serverModuleOf } from '../../src/load/files/server-words-file.ts';
import { loadComponentWords } from '../../src/load/gather/component-words.ts';
import { readSchemas } from '../../src/load/gather/read-schemas.ts';
import { loadServerWords } from '../../src/load/gather/server-words.ts';
import { wordsSaid } from '../../src/load/gather/words-said.ts';
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
    .filter(([file]) => /^catalog\/components\/.+\.yaml$/.test(file) || serverModuleOf(file) !== null)
    .map(([file, content]) => [file, readYaml(file, content)] as const);
  const walks: Walk[] = [];
  const documents = new Map(read.map(([file, { document }]) => [file, document]));
  const walkOf = () => {
    const walk = newWalk(vocabulary, descriptors, { codes: {}, characters: {}, screenIds: [] });
    walks.push(walk);
    return walk;
  };
  const loaded = loadComponentWords(documents, descriptors, walkOf);
  const server = loadServerWords(documents, wordsSaid(files), walkOf);
  const problems = [
    ...read.flatMap(([, one]) => one.problems),
    ...loaded.problems,
    ...server.problems,
    ...walks.flatMap((walk) => walk.problems),
  ];
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const output = new Output();
  for (const [file, words] of Object.entries(loaded.words))
    output.write(`wording/${file}.ts`, wordingSource(`catalog/components/${file}.yaml`, words));
  for (const [module, words] of Object.entries(server.words))
    output.write(`wording/${module}.ts`, wordingSource(fileOfServerModule(module), words));
  output.flush(join(root, 'build'), ['wording']);
  return problems;
}
