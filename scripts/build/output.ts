import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Collects a folder's generated files. Unchanged files are not rewritten, so as not to trigger watchers. */
export class Output {
  readonly #files = new Map<string, string>();

  /** `path` is relative to the folder and uses forward slashes. */
  write(path: string, text: string): void {
    this.#files.set(path, text);
  }

  writeJson(path: string, value: unknown): void {
    this.write(path, `${JSON.stringify(value)}\n`);
  }

  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  /** Writes changed files, removes stale ones below `owned` (subfolders of `folder`), and returns the changed paths. */
  flush(folder: string, owned: readonly string[]): string[] {
    const changed: string[] = [];
    for (const [path, text] of this.#files) {
      const file = join(folder, path);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      changed.push(path);
    }
    for (const path of owned.flatMap((name) => filesBelow(folder, name))) {
      if (this.#files.has(path)) continue;
      rmSync(join(folder, path));
      changed.push(path);
    }
    return changed;
  }
}

function filesBelow(folder: string, name: string): string[] {
  const root = join(folder, name);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
