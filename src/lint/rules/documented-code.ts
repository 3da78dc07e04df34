import { CALL_FILES } from '../../load/files/own-part.ts';
import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { type Node, textMember } from '../../load/yaml/located.ts';
import type { ErrorRow } from '../../model/step.ts';
import { documentedRows } from '../reading/documented.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'documented-code',
  severity: 'error',
  summary:
    '仕様書にあるエラーコード（catalog/errors.yaml の documented）は、そのパスの下の呼び出しの codes に書きます。すべての呼び出しが返すもの（below のないもの）は、共通のエラーの行に扱いを書きます。',
  good: {
    file: 'catalog/errors.yaml',
    yaml: `groups: { auth: [http-401], turnedAway: [http-401] }
otherwise:
  - { resultCode: "9004", leave: portalTop }
  - { codes: [any], dialog: failed, then: { ok: [{ stop: true }] } }
documented:
  - { source: 仕様書8章, codes: [result-9004] }
`,
  },
  bad: {
    file: 'catalog/errors.yaml',
    yaml: `groups: { auth: [http-401], turnedAway: [http-401] }
otherwise:
  - { codes: [any], dialog: failed, then: { ok: [{ stop: true }] } }
documented:
  - { source: 仕様書8章, codes: [▶result-9004] }
`,
  },
  check: (input) =>
    documentedRows(input).flatMap((item) => {
      const below = textMember(item, 'below');
      return below === undefined ? unhandled(input, item) : undeclared(input, item, below);
    }),
};

function unhandled({ project }: LintInput, item: Node): readonly Finding[] {
  const errors = project.catalogs[0]?.errors;
  const rows = [...(errors?.first ?? []), ...(errors?.otherwise ?? [])];
  return itemsOf(item, 'codes')
    .flatMap(scalarsIn)
    .filter(({ text }) => !rows.some((row) => isHandledBy(row, text)))
    .map(({ text, at }) => ({
      place: at,
      message: `「${text}」の扱いが決まっていません。errors.yaml の otherwise に行を書いてください。`,
    }));
}

function isHandledBy({ codes, status, resultCode }: ErrorRow, code: string): boolean {
  return codes.includes(code) || code === `http-${status}` || code === `result-${resultCode}`;
}

function undeclared({ documents }: LintInput, item: Node, below: string): readonly Finding[] {
  const wanted = itemsOf(item, 'codes').flatMap(scalarsIn);
  return rootsOf(documents, CALL_FILES).flatMap(({ root }) => {
    if (textMember(root, 'path')?.startsWith(below) !== true) return [];
    const declared = new Set(itemsOf(root, 'codes').flatMap((code) => scalarsIn(code).map(({ text }) => text)));
    const missing = wanted.map(({ text }) => text).filter((code) => !declared.has(code));
    if (missing.length === 0) return [];
    const message = `${textMember(item, 'source')}のエラーコード ${missing.join('、')} が codes にありません。足してください。`;
    return [{ place: root.at, message }];
  });
}
