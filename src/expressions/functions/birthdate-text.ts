import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { readBirthdate } from '../birthdate.ts';
import { ExpressionError } from '../expression-error.ts';

/** A malformed code stops the page here: test with `isBirthdate` first to handle it. */
export const expressionFunction: ExpressionFunction = {
  name: 'birthdateText',
  says: '生年月日のコード（8 文字）を、読める形にします。例: 19800405 は 1980年04月05日',
  parameters: [{ kind: 'text' }],
  returns: { kind: 'text' },
  strict: true,
  run([code], environment) {
    const birthdate = readBirthdate(code, environment);
    if (birthdate === null) throw new ExpressionError('not a birthdate code');
    return birthdate.text;
  },
  examples: [
    [['19800405'], '1980年04月05日'],
    [['19801231'], '1980年12月31日'],
    [['00000000'], '不明'],
    [['00000405'], '年不明 04月05日'],
    [['19800000'], '1980年'],
    [['19800005'], '1980年'],
    [['1980A100'], '1980年春'],
    [['1980A200'], '1980年夏'],
    [['1980A300'], '1980年秋'],
    [['1980A400'], '1980年冬'],
    [['19800400'], '1980年04月'],
    [['198004A1'], '1980年04月上旬'],
    [['198004A2'], '1980年04月中旬'],
    [['198004A3'], '1980年04月下旬'],
  ],
};
