import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the project's files as they are in the work tree, those that git does not know yet included, with the same packages. */
export function copyWorkTree(repository: string, to: string, isWanted: (file: string) => boolean = () => true): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    const from = join(repository, file);
    if (file !== '' && isWanted(file) && existsSync(from)) cpSync(from, join(to, file));
  }
  symlinkSync(join(repository, 'node_modules'), join(to, 'node_modules'));
}
