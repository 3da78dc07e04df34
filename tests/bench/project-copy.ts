import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatedService, withCard } from './generated-service.ts';

export interface ProjectCopy {
  readonly root: string;
  remove(): void;
}

/** A copy of the project as it is in the work tree, `generated`: with the service of 60 fields and 100 screens; built for production. */
export function buildProjectCopy(repository: string, generated: boolean): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-bench-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    const from = join(repository, file);
    if (file !== '' && !/^(tests|docs)\//.test(file) && existsSync(from)) cpSync(from, join(root, file));
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of generated ? generatedService() : []) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const home = join(root, 'catalog/home.yaml');
  if (generated) writeFileSync(home, withCard(readFileSync(home, 'utf8')));
  for (const command of ['build', 'bundle']) {
    // What is said on the way is shown with the error, if there is one.
    execFileSync('npm', ['run', '--silent', command], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
