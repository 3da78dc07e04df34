import { rootsOf } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import { wordingsOf } from '../reading/wording.ts';
import type { Rule } from '../rule.ts';

const USUAL = 100;

export const rule: Rule = {
  id: 'sentence-length',
  severity: 'warning',
  summary: '一つの文は短くします（目安は catalog/words.yaml の longestSentence、100 文字）。',
  good: { yaml: 'view:\n  - text: 届け出る方の氏名を入力してください。続けて住所を入力してください。\n' },
  bad: {
    yaml: 'view:\n  - text: ▶この手続きは、届け出る方の氏名と住所と電話番号を入力したあとで、届け出の内容と受け取りの方法を選び、さらに確認の画面で内容を一つずつ見直し、まちがいがないことを確かめたうえで送信のボタンを押していただくことによって完了します。\n',
  },
  check: (input) => {
    const [words] = rootsOf(input.documents, /^catalog\/words\.yaml$/);
    const set = words && member(words.root, 'longestSentence');
    const most = set?.kind === 'scalar' && typeof set.value === 'number' ? set.value : USUAL;
    return wordingsOf(input).flatMap(({ words: text, placeOf }) => {
      for (const match of text.matchAll(/[^。！？\n]+[。！？]?/gu)) {
        // A placeholder is replaced by a name or a number, however long its expression is.
        const length = [...match[0].replaceAll(/□+/gu, '□□□□')].length;
        if (length > most) {
          return [
            {
              place: placeOf(match.index),
              message: `一つの文が ${length} 文字あります。${most} 文字までを目安に、文を分けてください。`,
            },
          ];
        }
      }
      return [];
    });
  },
};
