import { serviceFolderOf } from '../../load/files/own-part.ts';
import { serverModuleOf } from '../../load/files/server-words-file.ts';
import type { SaidWord } from '../../load/gather/words-said.ts';
import type { MapEntry } from '../../load/yaml/located.ts';
import type { Finding, LintInput } from '../rule.ts';
import { usersIn } from './users.ts';

/** Words of the server in the file of a service that does not say them alone, or among the shared ones though one service says them alone. A group is told as one. */
export function misplacedWords(input: LintInput): readonly Finding[] {
  return [...input.documents].flatMap(([file, document]) => {
    const said = input.server.said?.get(serverModuleOf(file) ?? '');
    if (said === undefined || document?.root.kind !== 'map') return [];
    const find = (entries: readonly MapEntry[], group: string): readonly Finding[] =>
      entries.flatMap((entry) => {
        const name = `${group}${entry.key}`;
        const found = misplaced(input, file, { name, entry, said });
        return found === null && group === '' && entry.value.kind === 'map'
          ? find(entry.value.entries, `${name}.`)
          : (found ?? []);
      });
    return find(document.root.entries, '');
  });
}

interface Word {
  readonly name: string;
  readonly entry: MapEntry;
  readonly said: readonly SaidWord[];
}

function misplaced(input: LintInput, file: string, { name, entry, said }: Word): Finding | null {
  const uses = said.filter(({ word }) => word === name || word.startsWith(`${name}.`) || name.startsWith(`${word}.`));
  const files = [...new Set(uses.map((use) => use.file))];
  // What nobody says is told where words are read.
  if (files.length === 0) return null;
  const { services, isShared } = usersIn(input, files);
  const [only = ''] = services;
  const isOwn = services.size === 1 && !isShared;
  const home = serviceFolderOf(file);
  if (home === (isOwn ? `screens/${only}/` : '')) return null;
  const tell = (message: string, suggestion: string): Finding => ({
    place: entry.keyAt,
    message: `サーバーの言葉「${name}」は、${message}`,
    suggestion,
  });
  if (isOwn) {
    const suggestion = `screens/${only}/catalog/server.yaml`;
    return tell(
      `手続き「${only}」だけが使います。${suggestion} に移し、使うコード（${files.join('、')}）で、そこから読んでください。`,
      suggestion,
    );
  }
  // Of a group, only the words that others say, too.
  if (entry.value.kind === 'map' && !uses.every((use) => use.word === name)) return null;
  const others = files.filter(
    (one) => usersIn(input, [one]).isShared || !usersIn(input, [one]).services.has(home.split('/')[1] ?? ''),
  );
  return tell(
    `手続き「${home.split('/')[1]}」のほかでも使われています（${others.join('、')}）。catalog/server の合うファイルに移し、使うコードで、そこから読んでください。`,
    'catalog/server',
  );
}
