import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const mark = /^\/\/ chunk: ([\w-]+)$/m;

/** What stands before the first statement of a module. */
const opening = 400;

/**
 * Names the chunk of a module by the line `// chunk: name` at its beginning; null for one without. What cannot carry it (a library) goes with its
 * importers: to the first of their chunks.
 *
 * @param names The chunks that may be named, in the order in which a page asks for them.
 * @param root The folder whose modules carry marks.
 * @param generated Folders in which the build has written the marks: any name.
 */
export function chunkMarks(names: readonly string[], root: string, generated: readonly string[] = []) {
  const isGenerated = (id: string) => generated.some((folder) => id.startsWith(folder));
  const known = new Map<string, string | null>();
  const read = (id: string): string | null => {
    if (!known.has(id)) known.set(id, mark.exec(readFileSync(id, 'utf8').slice(0, opening))?.[1] ?? null);
    return known.get(id) ?? null;
  };
  const chunkOf = (id: string, modules: Modules, asked: readonly string[] = []): string | null => {
    if (!isAbsolute(id) || asked.includes(id)) return null;
    if (id.startsWith(root) || isGenerated(id)) return read(id);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const theirs = importers.map((importer) => chunkOf(importer, modules, [...asked, id]));
    return names.find((name) => theirs.includes(name)) ?? null;
  };
  return { chunkOf, check: marksAreMet(names, (id) => (id.startsWith(root) ? read(id) : null)) };
}

/** Stops the build at a mark of no chunk, at a chunk that no module is marked for, and at a module that is not where its mark says. */
function marksAreMet(names: readonly string[], markOf: (id: string) => string | null): Plugin {
  return {
    name: 'chunk-marks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const empty = new Set(names);
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const name = markOf(id);
          if (name === null) continue;
          if (!names.includes(name)) this.error(`${id}: no chunk is called "${name}" (vite.config.ts)`);
          if (name !== chunk.name) this.error(`${id} is marked "// chunk: ${name}", and is in "${chunk.name}"`);
          empty.delete(name);
        }
      for (const name of empty) this.error(`No module is marked "// chunk: ${name}"`);
    },
  };
}
