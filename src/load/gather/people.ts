import { isPeople, type ProjectFiles } from '../files/project-files.ts';
import type { ResultCache } from '../files/result-cache.ts';
import { type MapNode, member, textMember } from '../yaml/located.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** Ids of the sample people; null = the project has none. The server itself says what is wrong with their files. */
export function peopleIn(files: ProjectFiles, cache: ResultCache): ReadonlySet<string> | null {
  const own = [...files].filter(([file]) => isPeople(file));
  if (own.length === 0) return null;
  return new Set(
    own.flatMap(([file, content]) => {
      const root = readYaml(file, content, cache).document?.root;
      const people = root?.kind === 'map' ? member(root, 'people') : undefined;
      if (people?.kind !== 'list') return [];
      const maps = people.items.filter((item): item is MapNode => item.kind === 'map');
      return maps.flatMap((person) => textMember(person, 'id') ?? []);
    }),
  );
}
