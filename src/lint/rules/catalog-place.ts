import {
  CONTRACT_FOLDERS,
  contractIn,
  filesOfPart,
  OWN_PARTS,
  type OwnPart,
  serviceFolderOf,
} from '../../load/files/own-part.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import type { Place } from '../../model/place.ts';
import { type Placed, type Users, usersOf } from '../reading/users.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

const words: { readonly [part in Placed]: string } = {
  addresses: '行き先',
  calls: '呼び出し',
  claims: '言い切る文',
  codes: 'コードの一覧',
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
    '一つの手続きだけが使う呼び出し、型、コードの一覧、設定、行き先、言い切る文は、その手続きのフォルダーの catalog に置きます。二つ以上の手続きか、ポータルの枠が使うものは、共通の catalog に置きます。',
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
    ...OWN_PARTS.flatMap((part) => misplacedIn(input, part)),
    ...CONTRACT_FOLDERS.flatMap((kind) => misplacedContracts(input, kind)),
  ],
};

function misplacedIn(input: LintInput, part: OwnPart): readonly Finding[] {
  const users = usersOf(input, part);
  // A claim of a service's own is said by nobody else: another one of that name is meant elsewhere.
  const files = rootsOf(input.documents, part === 'claims' ? /^catalog\/claims\.yaml$/ : filesOfPart(part));
  return files.flatMap(({ file, root }) =>
    entriesOf(root, part).flatMap(({ key, keyAt }) =>
      misplaced(
        part,
        { name: key, at: keyAt, users: users(key), folder: serviceFolderOf(file) },
        `catalog/${part}.yaml`,
      ),
    ),
  );
}

/** Each is a file of its own. Shared ones may lie in folders. */
function misplacedContracts(input: LintInput, kind: (typeof CONTRACT_FOLDERS)[number]): readonly Finding[] {
  const users = usersOf(input, kind);
  return [...input.documents.keys()].flatMap((file) => {
    const contract = contractIn(file);
    if (contract?.kind !== kind) return [];
    const { name } = contract;
    const at = { file, line: 1, column: 1 };
    return misplaced(
      kind,
      { name, at, users: users(name), folder: serviceFolderOf(file) },
      `catalog/${kind}/${name}.yaml`,
    );
  });
}

interface Entry {
  readonly name: string;
  readonly at: Place;
  readonly users: Users;
  /** Of the service whose own it is; empty = shared. */
  readonly folder: string;
}

function misplaced(what: Placed, { name, at, users, folder }: Entry, file: string): readonly Finding[] {
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
  const suggestion = `${meant}${file}`;
  return [
    {
      place: at,
      message: `${words[what]}「${name}」は、${why}${suggestion} に移してください（npm run flow -- mend --write で移せます）。`,
      suggestion,
    },
  ];
}
