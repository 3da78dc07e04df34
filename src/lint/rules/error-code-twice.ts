import { mapsIn, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { meansCode } from '../../load/names/error-codes.ts';
import { member, type Node, type ScalarNode } from '../../load/yaml/located.ts';
import type { Finding, Rule } from '../rule.ts';

const LISTS = ['errors', 'onError', 'first', 'otherwise'];
/** A row with one of these leaves some of its errors to the rows below. */
const NARROWER = ['status', 'resultCode', 'calls', 'except', 'keepsScreen'];

export const rule: Rule = {
  id: 'error-code-twice',
  severity: 'error',
  summary: 'エラーコードは、一つの並びの中で一つの行にだけ書きます。二つ目の行は動きません。',
  good: {
    yaml: `errors:
  - { codes: [timeout], leave: portalTop }
  - { codes: [network], dialog: failed, then: { ok: [{ stop: true }] } }
`,
  },
  bad: {
    yaml: `errors:
  - { codes: [timeout], leave: portalTop }
  - { codes: [network, ▶timeout], dialog: failed, then: { ok: [{ stop: true }] } }
`,
  },
  check: ({ documents, project }) => {
    const groups = project.catalogs[0]?.errors.groups ?? {};
    return rootsOf(documents, /^(?:screens|catalog)\//)
      .flatMap(({ root }) => mapsIn(root))
      .flatMap(({ entries }) => entries.filter(({ key }) => LISTS.includes(key)))
      .flatMap(({ value }) => (value.kind === 'list' ? repeated(value.items, groups) : []));
  },
};

function repeated(rows: readonly Node[], groups: Parameters<typeof meansCode>[2]): readonly Finding[] {
  const met: string[] = [];
  return rows.flatMap((row) => {
    const words = codesOf(row);
    const findings = words.flatMap(({ text, at }, index): Finding[] => {
      const isAgain = words.slice(0, index).some((word) => word.text === text);
      if (!isAgain && !meansCode(met, text, groups)) return [];
      return [
        { place: at, message: `「${text}」は前にも書かれているため、ここでは動きません。どちらかを消してください。` },
      ];
    });
    if (NARROWER.every((key) => member(row, key) === undefined)) met.push(...words.map(({ text }) => text));
    return findings;
  });
}

/** Rows that are unreachable below `any` are reported by another rule. */
function codesOf(row: Node): readonly ScalarNode[] {
  const codes = member(row, 'codes');
  return codes === undefined ? [] : scalarsIn(codes).filter(({ text }) => text !== 'any');
}
