import { ERROR_FILES, entriesOf, mapsIn, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import { frameGroups } from '../../model/frame-groups.ts';
import type { LintInput, Rule } from '../rule.ts';

const REST = 'otherwise: [{ codes: [any], dialog: failed, then: { ok: [{ stop: true }] } }]\n';

export const rule: Rule = {
  id: 'error-group-unused',
  severity: 'warning',
  ofServices: true,
  summary:
    'エラーコードの集まり（catalog/errors.yaml の groups）は、どこかのエラーの行の codes か except で使います（auth、turnedAway、passing、later は、プログラムも使います）。',
  scope: 'project',
  good: {
    file: 'catalog/errors.yaml',
    yaml: `groups: { auth: [http-401], turnedAway: [http-401], later: [http-503] }\n${REST}`,
  },
  bad: {
    file: 'catalog/errors.yaml',
    yaml: `groups: { auth: [http-401], turnedAway: [http-401], ▶busy: [http-503] }\n${REST}`,
  },
  check(input) {
    const used = new Set([...frameGroups, ...wordsOfRows(input)]);
    return rootsOf(input.documents, ERROR_FILES)
      .flatMap(({ root }) => entriesOf(root, 'groups'))
      .filter(({ key }) => !used.has(key))
      .map(({ key, keyAt }) => ({
        place: keyAt,
        message: `エラーコードの集まり「${key}」は、どのエラーの行でも使われていません。使わないときは、消してください。`,
      }));
  },
};

function wordsOfRows({ documents }: LintInput): readonly string[] {
  return rootsOf(documents, /^(?:screens|catalog)\//)
    .flatMap(({ root }) => mapsIn(root))
    .flatMap((map) => ['codes', 'except'].map((key) => member(map, key)))
    .flatMap((words) => (words === undefined ? [] : scalarsIn(words)))
    .map(({ text }) => text);
}
