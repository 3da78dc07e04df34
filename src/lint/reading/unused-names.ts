import { filesOfPart, serviceFolderOf } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf, SERVICE_FILES } from '../../load/gather/nodes.ts';
import type { Finding, LintInput } from '../rule.ts';
import { namesBelow } from './used.ts';

const FILES: { readonly [key in 'facts' | 'claims']: readonly RegExp[] } = {
  claims: [filesOfPart('claims')],
  facts: [SERVICE_FILES, /^catalog\/facts\.yaml$/],
};

/** Names declared under `key` by the services and in the catalogue's file for them that no expression in their reach reads. */
export function unusedNames(
  { documents, gathered }: LintInput,
  key: 'facts' | 'claims',
  tell: (name: string) => string,
): readonly Finding[] {
  const files = FILES[key].flatMap((path) => rootsOf(documents, path));
  return files.flatMap(({ file, root }) => {
    const folder = serviceFolderOf(file);
    const used = namesBelow(
      gathered.filter((own) => own.file.startsWith(folder)),
      key,
    );
    return entriesOf(root, key)
      .filter((entry) => !used.has(entry.key))
      .map((entry) => ({ place: entry.keyAt, message: tell(entry.key) }));
  });
}
