import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { readBirthdate } from '../birthdate.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'birthdateDay',
  says: '生年月日のコード（8 文字）を日付（YYYYMMDD）にします。分からない部分があるときは、空です。日付の下限に使えます。',
  parameters: [{ kind: 'text' }],
  returns: { kind: 'text' },
  run: ([code], environment) => (readBirthdate(code, environment)?.day ? String(code) : ''),
  examples: [
    [['19800405'], '19800405'],
    [['19800400'], ''],
    [['1980A100'], ''],
    [['00000405'], ''],
    [['19801305'], ''],
    [[''], ''],
  ],
};
