import type { Plugin } from 'vite';

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/**
 * Refuses chunks that import each other in a circle: which of them is evaluated first depends on which is asked for first, and then what the other
 * one holds is not there yet.
 */
export function noChunkCircles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = circleOf(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (circle !== null) this.error(`Chunks import each other: ${circle.join(' -> ')}`);
    },
  };
}

/** File names along a circle, the first one again at the end; null = there is none. */
export function circleOf(chunks: readonly Chunk[]): readonly string[] | null {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const clear = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (clear.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const found = follow(next, [...way, file]);
      if (found !== null) return found;
    }
    clear.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const found = follow(fileName, []);
    if (found !== null) return found;
  }
  return null;
}
