import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { textOf } from '../argument.ts';
import { readBirthdate } from '../birthdate.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'called',
  says: '名前です。同じ字の人がほかにもいるとき（三つ目の引数）は、生年月日のコードを読んで、前に付けます。例: 2019年04月01日生まれの光',
  parameters: [{ kind: 'text' }, { kind: 'text' }, { kind: 'flag' }],
  returns: { kind: 'text' },
  run([name, code, isShared], environment) {
    const birthdate = isShared === true ? readBirthdate(code, environment) : null;
    return birthdate === null ? textOf(name) : `${birthdate.text}生まれの${textOf(name)}`;
  },
  examples: [
    [['光', '20190401', true], '2019年04月01日生まれの光'],
    [['光', '20190401', false], '光'],
    [['光', '', true], '光'],
  ],
};
