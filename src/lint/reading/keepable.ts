import { CALL_FILES, filesOfPart } from '../../load/files/own-part.ts';
import { dialogsIn, entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import type { MapEntry } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { Finding, LintInput } from '../rule.ts';
import { labelledLists, namesBelow, readBelow, referenced } from './used.ts';

/** Members that every login has, whoever reads them (decision 65). */
const frameLogin = ['isLogin', 'dateToday'];

/** A named entry that may stay unused if `keep` says why. */
export interface Keepable {
  readonly name: string;
  readonly at: Place;
  readonly used: boolean;
  /** Place of `keep`; null = there is none. */
  readonly keep: Place | null;
}

export const keepables: { readonly [word: string]: (input: LintInput) => readonly Keepable[] } = {
  行き先: (input) => listed(input, 'addresses', referenced(input.gathered, 'address', 'place')),
  アプリ: (input) => listed(input, 'apps', referenced(input.gathered, 'app')),
  呼び出し: calls,
  文字の一覧: (input) => listed(input, 'characters', referenced(input.gathered, 'characters')),
  コードの一覧: (input) =>
    listed(
      input,
      'codes',
      new Set([...referenced(input.gathered, 'codes', 'paramType'), ...labelledLists(input.gathered)]),
    ),
  ログインの項目: (input) =>
    listed(
      input,
      'login',
      new Set([...frameLogin, ...namesBelow(input.gathered, 'login'), ...referenced(input.gathered, 'count')]),
      'shell',
    ),
  ダイアログ: ({ documents, gathered }) => {
    // Another service's dialog of the same name is not this one.
    const usedIn = new Map<string, ReadonlySet<string>>();
    return dialogsIn(documents).map((entry) => {
      const folder = /^screens\/(?!templates\/)[^/]+\//.exec(entry.keyAt.file)?.[0] ?? '';
      const near = gathered.filter(({ file }) => file === '' || file.startsWith(folder));
      const used = usedIn.get(folder) ?? referenced(near, 'dialog');
      usedIn.set(folder, used);
      return keepable(entry, used);
    });
  },
  画面に入る前の確認: (input) => listed(input, 'guards', referenced(input.gathered, 'guard')),
  文言: messages,
  設定: (input) => listed(input, 'settings', readBelow(input.gathered, 'settings')),
};

/** Entries that nothing uses, except those kept on purpose. */
export function unused(input: LintInput, word: string): readonly Finding[] {
  return (keepables[word]?.(input) ?? [])
    .filter(({ used, keep }) => !used && keep === null)
    .map(({ name, at }) => ({
      place: at,
      message: `${word}「${name}」は、どこからも使われていません。消すか、残す理由を keep に書いてください。`,
    }));
}

/** Entries of `catalog/<file>.yaml`, and of the files of that name in the services' own catalogues, which are under the key of that name. */
function listed({ documents }: LintInput, key: string, used: ReadonlySet<string>, file = key): readonly Keepable[] {
  return rootsOf(documents, new RegExp(`^(?:screens/[^/]+/)?catalog/${file}\\.yaml$`)).flatMap(({ root }) =>
    entriesOf(root, key).map((entry) => keepable(entry, used)),
  );
}

function keepable({ key, keyAt, value }: MapEntry, used: ReadonlySet<string>): Keepable {
  return { name: key, at: keyAt, used: used.has(key), keep: keepOf(value) };
}

function keepOf(value: MapEntry['value']): Place | null {
  const keep = value.kind === 'map' ? value.entries.find(({ key }) => key === 'keep') : undefined;
  return keep?.keyAt ?? null;
}

/** Each call is a file of its own. */
function calls({ documents, gathered }: LintInput): readonly Keepable[] {
  const used = referenced(gathered, 'call');
  return rootsOf(documents, CALL_FILES).map(({ file, root }) => {
    const name = /([^/]+)\.yaml$/.exec(file)?.[1] ?? '';
    return { name, at: root.at, used: used.has(name), keep: keepOf(root) };
  });
}

/** Reported once, in the Japanese lists, whose `keep` names them; messages that only other languages have are left to another rule. */
function messages({ documents, gathered, vocabulary }: LintInput): readonly Keepable[] {
  const used = new Set([
    ...referenced(gathered, 'message'),
    ...Object.values(vocabulary.constraints).map(({ message }) => message),
  ]);
  return rootsOf(documents, filesOfPart('messages.ja')).flatMap(({ root }) => {
    const kept = new Map(entriesOf(root, 'keep').map(({ key, keyAt }) => [key, keyAt]));
    return entriesOf(root, 'messages').map(({ key, keyAt }) => ({
      name: key,
      at: keyAt,
      used: used.has(key),
      keep: kept.get(key) ?? null,
    }));
  });
}
