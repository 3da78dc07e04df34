import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copied = [
  'screens',
  'catalog',
  'schemas',
  'src',
  'scripts',
  'build',
  'dist',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project whose files a test may change, apart from the one that the other tests look at. */
export interface CopiedProject {
  readonly root: string;
  /** Replaces text in a file; throws when it is not there. */
  edit(file: string, from: string, to: string): void;
  add(file: string, text: string): void;
  remove(): void;
}

export function copyProject(): CopiedProject {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-copy-'));
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    edit(file, from, to) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, before.replaceAll(from, to));
    },
    add: (file, text) => writeFileSync(join(root, file), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
