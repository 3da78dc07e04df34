import { vocabulary } from '../../../build/vocabulary.ts';
import { readProjectFiles } from '../../../src/load/files/project-files.ts';
import { loadProject } from '../../../src/load/load-project.ts';

export const files = readProjectFiles(process.cwd());

/** Of the working folder, read once for all test files of a worker. */
export const { project, stories } = loadProject(files, vocabulary);
