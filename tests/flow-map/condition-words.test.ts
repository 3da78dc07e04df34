import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { conditionWords } from '../../scripts/flow/words/condition-words.ts';
import type { Reach } from '../../scripts/flow/words/value-words.ts';
import type { Expression } from '../../src/model/expression.ts';
import { edited, tree } from './desk.ts';

const SCREEN = 'screens/desk/SMP0001-01-004.desk-done.yaml';

/** The condition, compiled where it may read the service's state and settings. */
function compiled(source: string): { readonly expression: Expression; readonly reach: Reach } {
  const files = edited(SCREEN, 'view:\n', `view:\n  - { text: 見本, shownWhen: ${JSON.stringify(source)} }\n`);
  const { project, problems } = tree(files).loaded;
  expect(problems).toEqual([]);
  const screen = project.screens.find(({ name }) => name === 'desk-done');
  const expression = screen?.view[0]?.shownWhen;
  if (!expression) throw new Error('no condition');
  return { expression, reach: { project, vocabulary, screen, service: project.services[0] } };
}

describe('a condition in Japanese', () => {
  it.each([
    ['facts.byPost', '郵送で受け取る', '「郵送で受け取る」ではない'],
    ['!facts.byPost', '「郵送で受け取る」ではない', '郵送で受け取る'],
    ['state.sent', 'state.sentが「はい」', 'state.sentが「いいえ」'],
    ['settings.desk.asksAddress', '設定「住所をたずねる」が「はい」', '設定「住所をたずねる」が「いいえ」'],
    ['has(state.person)', '「本人の情報」がある', '「本人の情報」がない'],
    ['missing(state.person)', '「本人の情報」がない', '「本人の情報」がある'],
    ["has(state.person) && state.person.way == '2'", '「受け取り方」が「窓口」', '「受け取り方」が「窓口」ではない'],
    [
      "has(state.person) && state.person.way in ['1', '2', '9']",
      '「受け取り方」が「郵送」か「窓口」か「9」',
      '「受け取り方」が「郵送」か「窓口」か「9」のどれでもない',
    ],
    [
      'has(state.person) && state.person.age >= 15',
      '「本人の情報」がある、かつ「年齢」が 15 以上',
      '「本人の情報」がない、または「年齢」が 15 より小さい',
    ],
    ['has(state.person) && state.person.home.isRented', '「借りているか」が「はい」', '「借りているか」が「いいえ」'],
    [
      'state.sent && (facts.byPost || facts.needsAddress)',
      'state.sentが「はい」、かつ（「郵送で受け取る」、または「住所の入力が必要」）',
      'state.sentが「いいえ」、または（「郵送で受け取る」ではない、かつ「住所の入力が必要」ではない）',
    ],
    [
      'has(state.person) && state.person.families.exists(f, f.isAbroad)',
      '「本人の情報」がある、かつ「家族」の中に、「海外に住んでいるか」が「はい」のものがある',
      '「本人の情報」がない、または「家族」の中に、「海外に住んでいるか」が「はい」のものが一つもない',
    ],
    [
      'has(state.person) && state.person.families.filter(f, f.isAbroad).size() > 2',
      '「本人の情報」がある、かつ「家族」のうち、「海外に住んでいるか」が「はい」のものの数が 2 より大きい',
      '「本人の情報」がない、または「家族」のうち、「海外に住んでいるか」が「はい」のものの数が 2 以下',
    ],
    ["login.dateToday == ''", '今日の日付が空', '今日の日付が空ではない'],
    [
      'isBirthdate(login.dateToday)',
      '今日の日付について「生年月日のコード（8 文字）として読めるか」が「はい」',
      '今日の日付について「生年月日のコード（8 文字）として読めるか」が「いいえ」',
    ],
  ])('%s', (source, holds, fails) => {
    const { expression, reach } = compiled(source);
    expect([conditionWords(expression, true, reach), conditionWords(expression, false, reach)]).toEqual([holds, fails]);
  });
});
