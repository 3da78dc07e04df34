import type { Problem } from '../../model/problem.ts';
import type { MapNode } from '../yaml/located.ts';
import { entriesOf } from './nodes.ts';

/** A name stands in one of these files: that of a service's own would hide the shared one, or another service's. */
export function namedTwice(
  part: string,
  files: readonly { readonly file: string; readonly root: MapNode }[],
): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, root }) =>
    entriesOf(root, part).flatMap(({ key, keyAt }): Problem[] => {
      const first = seen.get(key) ?? file;
      seen.set(key, first);
      // Twice in one file is told where the file is read.
      if (first === file) return [];
      const message = `「${key}」は ${first} にもあります。別の名前にするか、どちらかを消してください。`;
      return [{ rule: 'catalog/name-twice', severity: 'error', place: keyAt, message }];
    }),
  );
}
