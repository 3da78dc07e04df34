/** Puts the built site with one more service, made of the descriptors beside this file, into a folder: only data differ, no code. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeFingerprint } from '../../../../scripts/build/code-fingerprint.ts';
import { findParts } from '../../../../scripts/build/parts.ts';
import { problemsText } from '../../../../scripts/build/print-problems.ts';
import { projectOutput } from '../../../../scripts/build/project-output.ts';
import { readProjectFiles } from '../../../../src/load/files/project-files.ts';
import { loadProject } from '../../../../src/load/load-project.ts';
import type { Vocabulary } from '../../../../src/model/vocabulary.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const descriptors = fileURLToPath(new URL('screens/', import.meta.url));

/** Every service has a card on the top page. */
const card = `
event: filed
place: 1
says: 部品の見本です。
page: /
words: [[見本]]
`;

/** Returns the folder that is served below `/svc/`. */
export async function buildSample(folder: string): Promise<{ readonly site: URL }> {
  const module = await import(pathToFileURL(join(root, 'build/vocabulary.ts')).href);
  const vocabulary = (module as { vocabulary: Vocabulary }).vocabulary;
  const files = new Map(readProjectFiles(root));
  for (const name of readdirSync(descriptors))
    files.set(`screens/sample/${name}`, readFileSync(join(descriptors, name)));
  files.set('screens/sample/catalog/home.yaml', card);
  const { project, problems } = loadProject(files, vocabulary);
  if (problems.some(({ severity }) => severity === 'error')) throw new Error(problemsText(root, problems));
  const site = join(folder, 'svc');
  cpSync(join(root, 'dist/svc'), site, { recursive: true });
  const output = projectOutput(project, vocabulary, findParts(root), codeFingerprint(root));
  output.flush(folder, []);
  cpSync(join(folder, 'data'), join(site, 'data'), { recursive: true });
  return { site: pathToFileURL(`${site}/`) };
}
