import { findInWordings } from '../reading/wording.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'invisible-character',
  severity: 'error',
  summary:
    '目に見えない文字（制御文字、幅のない空白、書く向きを変える印）は書きません。写して貼ったときに入りやすい文字です。',
  good: { yaml: 'view:\n  - text: 内容を確認してください。\n' },
  bad: { yaml: 'view:\n  - text: "内容を▶\\u200B確認してください。"\n' },
  check: (input) =>
    findInWordings(
      input,
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      /[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/u,
      (found) => {
        const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        return { message: `目に見えない文字（U+${code}）があります。消してください。` };
      },
    ),
};
