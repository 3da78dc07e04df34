import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { readBirthdate } from '../birthdate.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'isBirthdate',
  says: '生年月日のコード（8 文字）として読めるかどうかです。読めないコードを birthdateText に渡す前に確かめます。',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'flag' },
  run: ([code], environment) => readBirthdate(code, environment) !== null,
  examples: [
    [['19800405'], true],
    [['00000000'], true],
    [['1980A100'], true],
    [['198004A3'], true],
    [['1980040'], false],
    [['198004050'], false],
    [['1980-405'], false],
    [['19801305'], false],
    [['19800432'], false],
    [['1980ZZ00'], false],
    [['1980A500'], false],
    [['198004A4'], false],
    [['1980a100'], false],
    [['A9800405'], false],
    [[''], false],
    [[19800405], false],
  ],
};
