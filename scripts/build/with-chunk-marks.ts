/** Chunks for more would each hold little, and be one more request. */
const mostNamed = 2;

/** What judges inputs that come as data brings all their code along, which the others do not need: it stays by itself. */
const judgesData = /^import .*\/data-form\//m;

/**
 * Says at the beginning of generated modules which chunk they belong to (`chunk-marks.ts`): what one service alone needs comes in one request, and
 * compressed together; what two share, in another one; what more need, or the frame, in a third.
 *
 * @param kind Begins the chunk's name.
 * @param sources By name. Those with the same source have one chunk, too: only the first of them is bundled (`one-of-each.ts`).
 * @param usersOf Names of the services that need a module.
 */
export function withChunkMarks(
  kind: string,
  sources: readonly (readonly [name: string, source: string])[],
  usersOf: (name: string) => readonly string[],
): readonly (readonly [name: string, source: string])[] {
  const users = new Map<string, ReadonlySet<string>>();
  for (const [name, source] of sources) users.set(source, new Set([...(users.get(source) ?? []), ...usersOf(name)]));
  const chunkOf = (source: string): string => {
    const names = [...(users.get(source) ?? [])].sort();
    return names.length === 0 || names.length > mostNamed ? kind : [kind, ...names].join('-');
  };
  return sources.map(([name, source]) => [
    name,
    judgesData.test(source) ? source : `// chunk: ${chunkOf(source)}\n${source}`,
  ]);
}
