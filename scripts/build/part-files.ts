import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { PartFiles } from '../../src/server/pages/site/page-frame.ts';

/** Parts that are loaded when they are needed: what a drawn page names (`DrawnPage.modules`, `modulesAtPress`). */
const parts =
  /^(app\/arrived\/take-over\.ts|(widgets|blocks)\/[\w-]+\/component\.tsx|render\/form\/form-parts\.ts|runtime\/(screen|fields)\/[\w-]+\.ts|\.\.\/build\/validators\/\w+\.form\.js)$/;

/** Writes which files hold which part, so that a drawn page can ask for all of them at once. `root`: the folder `src`. */
export function partFiles(root: string): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const reached = (file: string, found = new Set<string>()): Set<string> => {
        if (found.has(file)) return found;
        found.add(file);
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) reached(next, found);
        return found;
      };
      const entry = reached(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
      const found: Record<string, readonly string[]> = {};
      for (const { fileName, moduleIds } of chunks) {
        const files = [...reached(fileName)].filter((file) => !entry.has(file));
        for (const id of moduleIds) {
          const module = isAbsolute(id) ? relative(root, id) : '';
          if (parts.test(module)) found[module] = files;
        }
      }
      const written: PartFiles = { parts: found };
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(written) });
    },
  };
}
