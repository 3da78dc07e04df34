import { postalCodeText } from '../../model/postal-code-text.ts';
import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { textOf } from '../argument.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'postalCodeText',
  says: '郵便番号を、手紙に書く形で出します。例: 100-0000',
  parameters: [{ kind: 'text' }],
  returns: { kind: 'text' },
  run: ([code]) => postalCodeText(textOf(code)),
  examples: [
    [['1000000'], '100-0000'],
    [['100-0000'], '100-0000'],
    [['１００００００'], '１００００００'],
    [[''], ''],
  ],
};
