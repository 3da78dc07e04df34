import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatedService } from './generated-service.ts';

const copied = [
  'src',
  'scripts',
  'screens',
  'catalog',
  'schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

export interface ProjectCopy {
  readonly root: string;
  remove(): void;
}

/** A copy of the project in the temp folder, `generated`: with the service of 60 fields and 100 screens; built for production. */
export function buildProjectCopy(repository: string, generated: boolean): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'madoguchi-bench-'));
  for (const name of copied) cpSync(join(repository, name), join(root, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of generated ? generatedService() : []) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [tool, ...tokens] of [
    ['tsx', 'scripts/build.ts'],
    ['vite', 'build', '--logLevel', 'warn'],
  ] as const) {
    execFileSync(join(root, 'node_modules/.bin', tool), tokens, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
