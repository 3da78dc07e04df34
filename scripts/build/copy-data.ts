import { cpSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compressData } from './compress-data.ts';

/** Copies `build/data` beside the bundle: screens are data that can be replaced there without rebuilding it. */
export function copyData(from: string, to: string): Plugin {
  return {
    name: 'copy-data',
    apply: 'build',
    async closeBundle() {
      cpSync(from, to, { recursive: true });
      await compressData(to);
    },
  };
}
