import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { listOf, textOf } from '../argument.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'join',
  says: "文字列の一覧を、間に区切りを入れてつなげます。例: join(names, '、')",
  parameters: [{ kind: 'list', of: { kind: 'text' } }, { kind: 'text' }],
  returns: { kind: 'text' },
  run: ([list, separator]) =>
    listOf(list)
      .map((item) => textOf(item))
      .join(textOf(separator)),
  examples: [
    [[['山田', '佐藤'], '、'], '山田、佐藤'],
    [[['山田'], '、'], '山田'],
    [[[], '、'], ''],
  ],
};
