import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import type { Finding, LintInput } from '../rule.ts';
import { namesBelow } from './used.ts';

/** Names declared under `key` in the services and in the catalogue's file for them that no expression in their reach reads. */
export function unusedNames(
  { documents, gathered }: LintInput,
  key: 'facts' | 'claims',
  tell: (name: string) => string,
): readonly Finding[] {
  const shared = `catalog/${key}.yaml`;
  return rootsOf(documents, /^(?:screens\/[^/]+\/service|catalog\/\w+)\.yaml$/).flatMap(({ file, root }) => {
    if (file.startsWith('catalog/') && file !== shared) return [];
    const folder = file.replace('service.yaml', '');
    const used = namesBelow(
      gathered.filter((own) => file === shared || own.file.startsWith(folder)),
      key,
    );
    return entriesOf(root, key)
      .filter((entry) => !used.has(entry.key))
      .map((entry) => ({ place: entry.keyAt, message: tell(entry.key) }));
  });
}
