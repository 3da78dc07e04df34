import { serviceFolderOf } from '../../load/files/own-part.ts';
import { usedWords } from '../reading/words-users.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** Says it. */
const list = {
  'screens/record/catalog/codes.yaml':
    'codes:\n  asked: { keep: 次の版で使います。, values: [{ value: mail, label: 役所がメールで知らせる }] }\n',
};

const shared = `forbidden: []
longestSentence: 100
mails:
  stems: [メールで]
`;

export const rule: Rule = {
  id: 'words-place',
  severity: 'warning',
  summary:
    '一つの手続きだけが言う文のわけ（catalog/words.yaml の mails、deadlines の said、claims の free、places）は、その手続きの catalog/words.yaml に書きます。二つ以上の手続きか、ポータルの枠が言う文のわけは、共通の catalog/words.yaml に書きます。',
  scope: 'project',
  good: {
    file: 'screens/record/catalog/words.yaml',
    yaml: 'mails:\n  said:\n    - { says: [役所がメールで], because: 役所のメールです。 }\n',
    beside: { ...list, 'catalog/words.yaml': shared },
  },
  bad: {
    file: 'catalog/words.yaml',
    yaml: `${shared}  said:\n    - ▶{ says: [役所がメールで], because: 役所のメールです。 }\n`,
    beside: list,
  },
  check: misplaced,
};

function misplaced(input: LintInput): readonly Finding[] {
  return usedWords(input).flatMap(({ at, words, folder, file, files }) => {
    const [only = '', ...others] = new Set([...files].map(serviceFolderOf));
    const tell = (message: string, suggestion: string): readonly Finding[] => [
      { place: at, message: `「${words}」は、${message}`, suggestion },
    ];
    if (folder === '' && files.size > 0 && only !== '' && others.length === 0) {
      const meant = `${only}catalog/words.yaml`;
      return tell(`手続き「${only.split('/')[1]}」だけが言います。${meant} に移してください。`, meant);
    }
    // A service's own words are about its own files.
    if (folder !== '' && file !== '' && !file.startsWith(folder))
      return tell(
        `この手続きの文ではありません（in: ${file}）。catalog/words.yaml に移してください。`,
        'catalog/words.yaml',
      );
    return [];
  });
}
