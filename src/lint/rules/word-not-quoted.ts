import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import type { ScalarNode } from '../../load/yaml/located.ts';
import type { LintInput, Rule } from '../rule.ts';

/** Words that YAML, or an older YAML, reads as something other than text. */
const MISREAD = /^(?:yes|no|on|off|true|false|null|~)$/i;

export const rule: Rule = {
  id: 'word-not-quoted',
  severity: 'error',
  summary:
    '文やコードの値として yes、no、on、off、true、false、null を書くときは、引用符で囲みます（YAML では別の意味になるため）。',
  good: { yaml: 'view:\n  - text: "no"\n' },
  bad: { yaml: 'view:\n  - text: ▶no\n' },
  check: (input) =>
    [...new Set([...input.gathered.flatMap(({ texts }) => texts), ...codeTexts(input)])]
      .filter(({ quoted, empty, raw, text }) => !quoted && !empty && raw !== null && MISREAD.test(text))
      .map(({ text, at }) => ({
        place: at,
        message: `「${text}」は YAML では別の意味になります。文字として書くときは引用符で囲んでください。`,
        suggestion: `"${text}"`,
      })),
};

/** Values and labels of code lists. */
function codeTexts({ documents }: LintInput): readonly ScalarNode[] {
  return rootsOf(documents, filesOfPart('codes')).flatMap(({ root }) =>
    entriesOf(root, 'codes').flatMap(({ value }) => itemsOf(value, 'values').flatMap(scalarsIn)),
  );
}
