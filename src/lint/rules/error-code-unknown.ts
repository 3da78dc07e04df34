import { nearest } from '../../expressions/nearest.ts';
import { ERROR_FILES, entriesOf, mapsIn, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member, type ScalarNode } from '../../load/yaml/located.ts';
import { ownCodes } from '../../model/own-codes.ts';
import type { LintInput, Rule } from '../rule.ts';

/** Codes that the client derives from a failed request, a status or a result. */
const MADE = /^(?:any|network|timeout|malformed|unknown|extension-[a-z]+|result-\d{4}|http-\d{3})$/;
const RANGE = /^[A-Z]+\d+-[A-Z]+\d+$/;

type Written = Pick<ScalarNode, 'text' | 'at' | 'empty'>;

export const rule: Rule = {
  id: 'error-code-unknown',
  severity: 'error',
  ofServices: true,
  summary:
    'エラーの行の codes と、errors.yaml の groups、serverCodes には、どこかの呼び出し（catalog/calls）が返すと書かれているコードを書きます。',
  good: { yaml: 'errors:\n  - { codes: [timeout], leave: portalTop }\n' },
  bad: { yaml: 'errors:\n  - { codes: [▶timeoout], leave: portalTop }\n' },
  check: (input) => {
    const known = knownCodes(input);
    const groups = new Set(Object.keys(input.project.catalogs[0]?.errors.groups ?? {}));
    const grouped = rootsOf(input.documents, ERROR_FILES)
      .flatMap(({ root }) => entriesOf(root, 'groups'))
      .flatMap(({ value }) => scalarsIn(value));
    const described = rootsOf(input.documents, ERROR_FILES).flatMap(({ root }) => entriesOf(root, 'serverCodes'));
    return (
      rootsOf(input.documents, /^(?:screens\/(?!.*\/catalog\/)|catalog\/(?:errors|guards))/)
        .flatMap(({ root }) => mapsIn(root))
        // `except` counts only beside `codes`: in guards and layouts it lists screens.
        .flatMap((map) => (member(map, 'codes') ? ['codes', 'except'] : []).map((key) => member(map, key)))
        .flatMap((codes): readonly Written[] => (codes?.kind === 'list' ? codes.items.flatMap(scalarsIn) : []))
        .filter(({ text }) => !groups.has(text))
        // A group is none of another.
        .concat(grouped)
        .concat(described.map(({ key, keyAt }) => ({ text: key, at: keyAt, empty: false })))
        .filter(({ text, empty }) => !empty && !MADE.test(text) && !RANGE.test(text) && !known.has(text))
        .map(({ text, at }) => {
          const suggestion = nearest(text, [...known, ...groups, 'any', 'network', 'timeout', 'malformed', 'unknown']);
          const message = `エラーコード「${text}」を返す呼び出しはありません。catalog/calls の codes を確かめてください。`;
          return suggestion === undefined ? { place: at, message } : { place: at, message, suggestion };
        })
    );
  },
};

function knownCodes({ project, documents }: LintInput): ReadonlySet<string> {
  const [catalog] = project.catalogs;
  return new Set([
    ...(catalog?.calls.flatMap(({ codes, clientCode }) => [...codes, clientCode]) ?? []),
    ...ownCodes,
    ...rootsOf(documents, ERROR_FILES).flatMap(({ root }) => entriesOf(root, 'clientCodes').map(({ key }) => key)),
    ...project.services.flatMap(({ launch }) => launch?.checks.map(({ code }) => code) ?? []),
  ]);
}
