import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const most = 300;

it('no file of the program, its tests and its styles has more than 300 lines', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.css', '*.mjs'], { cwd: root });
  const files = tracked.toString().split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  const long = files.flatMap((file) => {
    const path = join(root, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').replace(/\n$/, '').split('\n').length : 0;
    return lines > most ? [`${file}: ${lines}`] : [];
  });
  expect(long).toEqual([]);
});
