import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkTree } from '../copy-work-tree.ts';
import { root } from '../lint/project.ts';
import type { Unit } from './units.ts';

export interface Copy {
  /** Runs a command there; its output. Throws with it where it fails. */
  run(tool: string, ...tokens: readonly string[]): string;
  remove(): void;
}

/** The project as it is, in a folder of its own, without these. */
export function copyWithout(units: readonly Unit[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'madoguchi-taken-out-'));
  const places = units.flatMap((unit) => unit.places);
  const isOfThem = (file: string) => places.some((place) => file === place || file.startsWith(`${place}/`));
  copyWorkTree(root, folder, (file) => !isOfThem(file));
  // The benchmark measures single services (`apart.test.ts`).
  const config = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object;
  const exclude = ['tests/bench', 'scripts/bench*.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, exclude }));
  return {
    run(tool, ...tokens) {
      try {
        const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
        return execFileSync(join(folder, 'node_modules/.bin', tool), tokens, {
          cwd: folder,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          env: Object.fromEntries(inherited),
        });
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
        throw new Error(`${tool} ${tokens.join(' ')}\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
