/** `npm run flow`: the map of the screens and questions about it. `--help` explains usage and exit codes. */

import { buildGraph } from '../src/flow/analysis/possible-flow.ts';
import { readProjectFiles } from '../src/load/files/project-files.ts';
import { loadProject } from '../src/load/load-project.ts';
import { collectVocabulary } from './build/vocabulary.ts';
import type { Answer } from './flow/answer.ts';
import { diff } from './flow/diff/diff.ts';
import { readRevision } from './flow/diff/read-revision.ts';
import { treeOf } from './flow/diff/tree.ts';
import { writeMap } from './flow/map/write-map.ts';
import { answerMend } from './flow/mend/answer-mend.ts';
import { writeFiles } from './flow/mend/write-files.ts';
import { type Command, HELP, readCommand } from './flow/options.ts';
import { findInProgram } from './flow/uses/find-in-program.ts';
import { uses } from './flow/uses/uses.ts';
import { why } from './flow/why/why.ts';

const root = process.cwd();
const command = readCommand(process.argv.slice(2));

if (typeof command === 'string') {
  console.error(command);
  process.exitCode = 2;
} else if (command.kind === 'help') console.log(HELP);
else {
  try {
    const { code, text } = await answer(command);
    (code === 2 ? console.error : console.log)(text);
    process.exitCode = code;
  } catch (error) {
    console.error(`調べられませんでした: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}

async function answer(asked: Exclude<Command, { kind: 'help' }>): Promise<Answer> {
  const vocabulary = await collectVocabulary(root);
  const files = readProjectFiles(root);
  if (asked.kind === 'mend') {
    const { files: after, ...said } = answerMend(files, vocabulary, asked.write);
    writeFiles(root, files, after);
    return said;
  }
  const loaded = loadProject(files, vocabulary);
  const wrong = loaded.problems.filter(({ severity }) => severity === 'error').length;
  if (wrong > 0)
    console.error(`直すところが ${wrong} 件あるため、読めたところだけで調べます（npm run check で一覧が出ます）。`);
  const { project } = loaded;
  const graph = buildGraph(project, vocabulary);
  switch (asked.kind) {
    case 'uses':
      return uses(asked.argument, {
        loaded,
        files,
        vocabulary,
        inProgram: (sentence) => findInProgram(root, sentence),
      });
    case 'why':
      return why(asked.argument, { project, vocabulary, graph });
    case 'map':
      return writeMap(root, 'build/flow', { project, vocabulary, graph });
    case 'diff': {
      const old = readRevision(root, asked.argument);
      if (typeof old === 'string') return { code: 2, text: old };
      return diff(treeOf(old, vocabulary), treeOf(files, vocabulary), vocabulary);
    }
  }
}
