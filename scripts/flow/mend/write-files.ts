import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';

/** Writes what differs. */
export function writeFiles(root: string, before: ProjectFiles, after: ProjectFiles): void {
  for (const [file, content] of after) {
    if (before.get(file) === content) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  for (const file of before.keys()) if (!after.has(file)) rmSync(join(root, file));
}
