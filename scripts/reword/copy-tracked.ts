import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Judges the words themselves: a test, or a rule that tells by them what is claimed. */
const WORDING = /\.wording\.test\.tsx?$|^src\/lint\/rules\/claim-(tense|unproven)\.ts$/;

/** A copy of what git tracks, as it is in the work tree, with the same packages, without what judges the words themselves. */
export function copyTracked(repository: string): string {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-reword-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of tracked) {
    const from = join(repository, file);
    if (file !== '' && !WORDING.test(file) && existsSync(from)) cpSync(from, join(root, file));
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  // Some tests ask git for the project's files.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--all'], { cwd: root });
  return root;
}
