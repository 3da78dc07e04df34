import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AddedService, onTopPage } from './generated-service.ts';

export interface ProjectCopy {
  readonly root: string;
  remove(): void;
}

/** A copy of the project as it is in the work tree, or in `revision`; with that service added; built for production. */
export function buildProjectCopy(repository: string, revision: string | null, added: AddedService | null): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-bench-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    if (revision === null) copyWorkTree(repository, root);
    else copyRevision(repository, revision, root);
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
    if (added !== null) add(added, root);
    for (const command of ['build', 'bundle']) {
      // What is said on the way is shown with the error, if there is one.
      execFileSync('npm', ['run', '--silent', command], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

function copyWorkTree(repository: string, root: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    const from = join(repository, file);
    if (file !== '' && !/^(tests|docs)\//.test(file) && existsSync(from)) cpSync(from, join(root, file));
  }
}

function copyRevision(repository: string, revision: string, root: string): void {
  const archive = execFileSync('git', ['archive', revision, '--', '.', ':!tests', ':!docs'], {
    cwd: repository,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
}

function add({ name, files }: AddedService, root: string): void {
  const home = join(root, 'catalog/home.yaml');
  const listed = onTopPage(existsSync(home) ? readFileSync(home, 'utf8') : '', name);
  for (const [file, text] of [...files, ...listed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
