import { CONTRACT_FOLDERS, contractIn, filesOfPart, serviceFolderOf } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import { entriesOn, isFileOf, SHELVES, type Shelf } from '../../load/gather/shelves.ts';
import type { Place } from '../../model/place.ts';
import { misplacedWords } from '../reading/misplaced-words.ts';
import { type Placed, type Users, usersOf } from '../reading/users.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

const words: { readonly [part in Placed]: string } = {
  addresses: '行き先',
  calls: '呼び出し',
  claims: '言い切る文',
  clientCodes: 'エラー番号',
  serverCodes: 'エラー番号',
  codes: 'コードの一覧',
  dialogs: 'ダイアログ',
  documented: '仕様書にある番号のパス',
  'messages.en': '文言',
  'messages.ja': '文言',
  settings: '設定',
  types: '型',
};

/** Uses the setting of the examples. */
const beside = {
  'screens/record/catalog/addresses.yaml':
    'addresses:\n  desk: { is: =settings.desk.page, keep: 次の版で使います。 }\n',
};

export const rule: Rule = {
  id: 'catalog-place',
  severity: 'warning',
  summary:
    '一つの手続きだけが使う呼び出し、型、コードの一覧、設定、行き先、文言、言い切る文、サーバーの言葉は、その手続きのフォルダーの catalog に置きます（サーバーのその手続きの部分だけが読むものも同じです）。一つの手続きだけのエラー番号（clientCodes、serverCodes）と、仕様書にある番号（documented）は、その手続きの errors.yaml に、ダイアログは service.yaml に書きます。二つ以上の手続きか、ポータルの枠が使うものは、共通の catalog に置きます。',
  scope: 'project',
  good: {
    file: 'screens/record/catalog/settings.yaml',
    yaml: `settings:
  desk.page: { says: 窓口のページ, type: text, default: /desk }
`,
    beside,
  },
  bad: {
    file: 'catalog/settings.yaml',
    yaml: `settings:
  poll.every: { says: 確認する間隔, type: seconds, default: 1 second }
  http.timeout: { says: 通信の待ち時間, type: seconds, default: 30 seconds }
  ▶desk.page: { says: 窓口のページ, type: text, default: /desk }
`,
    beside,
  },
  check: (input) => [
    ...SHELVES.flatMap((shelf) => misplacedOn(input, shelf)),
    ...CONTRACT_FOLDERS.flatMap((kind) => misplacedContracts(input, kind)),
    ...misplacedWords(input),
  ],
};

function misplacedOn(input: LintInput, shelf: Shelf): readonly Finding[] {
  const users = usersOf(input, shelf.what);
  const meant = meaningOf(input, shelf);
  return [...input.documents].flatMap(([file, document]) => {
    if (document?.root.kind !== 'map') return [];
    if (!isFileOf(shelf, file)) return [];
    return entriesOn(shelf, document.root).flatMap(({ key, keyAt, value }) => {
      const at = shelf.what === 'documented' ? value.at : keyAt;
      const folder = serviceFolderOf(file);
      return misplaced(shelf.what, { name: key, at, users: meant(key, folder, users(key)), folder }, shelf);
    });
  });
}

const nobody: Users = { services: new Set(), isShared: false };

/** Those who mean the one that stands in this folder: services may each have a claim or a dialog of one name. */
function meaningOf({ documents }: LintInput, { what, key }: Shelf) {
  if (what !== 'claims' && what !== 'dialogs') return (_name: string, _folder: string, users: Users) => users;
  const files = what === 'claims' ? filesOfPart('claims') : /^(?:screens|catalog)\//;
  const all = rootsOf(documents, files).flatMap(({ root }) => entriesOf(root, key));
  return (name: string, folder: string, { services, isShared }: Users): Users => {
    const others = all.filter((entry) => entry.key === name).map(({ keyAt }) => serviceFolderOf(keyAt.file));
    if (folder !== '') return others.length === 1 ? { services, isShared } : nobody;
    return { services: new Set([...services].filter((one) => !others.includes(`screens/${one}/`))), isShared };
  };
}

/** Each is a file of its own. Shared ones may lie in folders. */
function misplacedContracts(input: LintInput, kind: (typeof CONTRACT_FOLDERS)[number]): readonly Finding[] {
  const users = usersOf(input, kind);
  return [...input.documents.keys()].flatMap((file) => {
    const contract = contractIn(file);
    if (contract?.kind !== kind) return [];
    const { name } = contract;
    const at = { file, line: 1, column: 1 };
    const path = `catalog/${kind}/${name}.yaml`;
    const entry = { name, at, users: users(name), folder: serviceFolderOf(file) };
    return misplaced(kind, entry, { shared: path, own: path });
  });
}

interface Entry {
  readonly name: string;
  readonly at: Place;
  readonly users: Users;
  /** Of the service whose own it is; empty = shared. */
  readonly folder: string;
}

function misplaced(
  what: Placed,
  { name, at, users, folder }: Entry,
  { shared, own }: Pick<Shelf, 'shared' | 'own'>,
): readonly Finding[] {
  const { services, isShared } = users;
  // What nobody uses is another rule's.
  if (services.size === 0 && !isShared) return [];
  const [only = ''] = services;
  const isOwn = services.size === 1 && !isShared;
  const meant = isOwn ? `screens/${only}/` : '';
  if (folder === meant) return [];
  const why = isOwn
    ? `手続き「${only}」だけが使います。`
    : folder !== '' && `手続き「${folder.split('/')[1]}」のほかでも使われています。`;
  const suggestion = isOwn ? `${meant}${own}` : shared;
  return [
    {
      place: at,
      message: `${words[what]}「${name}」は、${why}${suggestion} に移してください（npm run flow -- mend --write で移せます）。`,
      suggestion,
    },
  ];
}
