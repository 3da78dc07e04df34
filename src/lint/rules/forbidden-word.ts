import { type Node, textMember } from '../../load/yaml/located.ts';
import { itemsOf, rootsOf, scalarsIn } from '../nodes.ts';
import type { LintInput, Rule } from '../rule.ts';
import { wordingsOf } from '../wording.ts';

interface Word {
  readonly word: string;
  readonly instead: string;
  readonly except: readonly string[];
}

export const rule: Rule = {
  id: 'forbidden-word',
  severity: 'error',
  summary: '使わないと決めた言葉（catalog/words.yaml）は書きません。言葉は自由に足せます。',
  good: { yaml: 'view:\n  - text: 「次へ」を押してください。\n' },
  bad: { yaml: 'view:\n  - text: 「次へ」を▶クリックしてください。\n' },
  check: (input) => {
    const words = forbidden(input);
    return wordingsOf(input).flatMap((wording) =>
      words.flatMap(({ word, instead, except }) => {
        const allowed = except.reduce((text, part) => text.replaceAll(part, '□'.repeat(part.length)), wording.words);
        const index = allowed.indexOf(word);
        if (index === -1) return [];
        return [{ place: wording.placeOf(index), message: `「${word}」は使わない言葉です。代わり：${instead}` }];
      }),
    );
  },
};

function forbidden({ documents }: LintInput): readonly Word[] {
  const [words] = rootsOf(documents, /^catalog\/words\.yaml$/);
  return words === undefined
    ? []
    : itemsOf(words.root, 'forbidden')
        .map(wordOf)
        .filter(({ word }) => word !== '');
}

function wordOf(node: Node): Word {
  const except = itemsOf(node, 'except').flatMap(scalarsIn);
  return {
    word: textMember(node, 'word') ?? '',
    instead: textMember(node, 'instead') ?? '',
    except: except.map(({ text }) => text),
  };
}
