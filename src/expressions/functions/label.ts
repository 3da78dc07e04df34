import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { textOf } from '../argument.ts';
import { ExpressionError } from '../expression-error.ts';

/** A code outside a list without `otherwise` stops the page: it is a mismatch with the portal, not a question of wording. */
export const expressionFunction: ExpressionFunction = {
  name: 'label',
  says: "コード表（codes.yaml）にある言葉を出します。例: label('sex', state.four.sex)",
  parameters: [{ kind: 'text' }, { kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run([list, code], environment) {
    const found = environment.label(textOf(list), code);
    if (found === undefined) throw new ExpressionError('no such code');
    return found;
  },
  examples: [
    [['sex', '1'], '男'],
    [['sex', '2'], '女'],
    [['sex', '3'], 'その他・不明'],
    [['sex', '9'], 'その他・不明'],
    [['sex', ''], 'その他・不明'],
  ],
};
