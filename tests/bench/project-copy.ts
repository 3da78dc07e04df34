import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyWorkTree } from '../copy-work-tree.ts';
import { type AddedService, onTopPage, withContact } from './generated-service.ts';

export interface ProjectCopy {
  readonly root: string;
  remove(): void;
}

/** A copy of the project as it is in the work tree, or in `revision`; with that service added; built for production. */
export function buildProjectCopy(repository: string, revision: string | null, added: AddedService | null): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-bench-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    if (revision === null) copyWorkTree(repository, root, (file) => !/^(tests|docs)\//.test(file));
    else copyRevision(repository, revision, root);
    if (added !== null) add(added, root);
    // Earlier revisions did not bundle what they built.
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const command of scripts.build.includes('bundle') ? ['build'] : ['build', 'bundle']) {
      // What is said on the way is shown with the error, if there is one.
      execFileSync('npm', ['run', '--silent', command], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

function copyRevision(repository: string, revision: string, root: string): void {
  const archive = execFileSync('git', ['archive', revision, '--', '.', ':!tests', ':!docs'], {
    cwd: repository,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  withModules(repository, root);
}

/** Those of the work tree where they are the same ones; a revision with other dependencies has its own installed. */
function withModules(repository: string, root: string): void {
  const locked = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (locked(repository) === locked(root)) symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  else
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
}

function add(added: AddedService, root: string): void {
  const home = join(root, 'catalog/home.yaml');
  const listed = onTopPage(existsSync(home) ? readFileSync(home, 'utf8') : '', added.name);
  const files = withContact(added, readFileSync(join(root, 'schemas/service.schema.json'), 'utf8'));
  for (const [file, text] of [...files, ...listed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
