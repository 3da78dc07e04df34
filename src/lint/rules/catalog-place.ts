import { filesOfPart, OWN_PARTS, type OwnPart, ownPartIn } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import { usersOf } from '../reading/users.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

const words: { readonly [part in OwnPart]: string } = {
  addresses: '行き先',
  codes: 'コードの一覧',
  settings: '設定',
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
    '一つの手続きだけが使うコードの一覧、設定、行き先は、その手続きのフォルダーの catalog に置きます。二つ以上の手続きか、ポータルの枠が使うものは、共通の catalog に置きます。',
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
  check: (input) => OWN_PARTS.flatMap((part) => misplacedIn(input, part)),
};

function misplacedIn(input: LintInput, part: OwnPart): readonly Finding[] {
  const users = usersOf(input, part);
  const files = rootsOf(input.documents, filesOfPart(part));
  return files.flatMap(({ file, root }) =>
    entriesOf(root, part).flatMap(({ key, keyAt }) => {
      const { services, isShared } = users(key);
      const [only = ''] = services;
      // What nobody uses is another rule's.
      if (services.size === 0 && !isShared) return [];
      const isOwn = services.size === 1 && !isShared;
      const meant = isOwn ? `screens/${only}/catalog/${part}.yaml` : `catalog/${part}.yaml`;
      if (file === meant) return [];
      const why = isOwn
        ? `手続き「${only}」だけが使います。`
        : ownPartIn(file) !== null && `手続き「${ownPartIn(file)?.service}」のほかでも使われています。`;
      return [
        { place: keyAt, message: `${words[part]}「${key}」は、${why}${meant} に移してください。`, suggestion: meant },
      ];
    }),
  );
}
