import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { textOf } from '../argument.ts';

/** Small letters are easily mistaken for large ones, above all on paper and by users with poor eyesight, so they are listed once more. */
export const expressionFunction: ExpressionFunction = {
  name: 'smallKanaText',
  says: '振り仮名にある小さい文字を知らせる文です。ないときは空です。例: キョウコ は「小さい文字：ョ」',
  parameters: [{ kind: 'text' }],
  returns: { kind: 'text' },
  run([kana]) {
    const small = [...new Set(textOf(kana).match(/[ァィゥェォッャュョヮヵヶ]/g) ?? [])];
    return small.length === 0 ? '' : `小さい文字：${small.join('、')}`;
  },
  examples: [
    [['キョウコ'], '小さい文字：ョ'],
    [['リョッチョ'], '小さい文字：ョ、ッ'],
    [['ハナコ'], ''],
    [[''], ''],
  ],
};
