import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { matchSentence } from '../../scripts/flow/uses/match-sentence.ts';
import { uses } from '../../scripts/flow/uses/uses.ts';
import { deskFiles, tree } from './desk.ts';

const { loaded } = tree();
const inProgram = (sentence: string) =>
  sentence === '必須' ? [{ file: 'src/ui/field-shell.tsx', line: 3, column: 5 }] : [];
const asked = (name: string) => uses(name, { loaded, files: deskFiles, vocabulary, inProgram });

/** `kind: file:line:column, …` of an answer. */
function places(text: string): readonly string[] {
  return text.split('\n\n').map((group) => {
    const [head = '', ...lines] = group.split('\n');
    const found = lines.filter((line) => /^\S+:\d+:\d+/.test(line)).map((line) => line.replace('screens/desk/', ''));
    return `${head.replace(/^■ |（.*$/g, '')}: ${found.map((line) => line.replace(/ +← ここで決めています/, '*')).join(' ')}`;
  });
}

describe('where a name is used', () => {
  it.each([
    [
      'address',
      [
        '入力欄: SMP0001-01-002.desk-address.yaml:11:3* SMP0001-01-002.desk-address.yaml:7:12',
        '設定: catalog/settings.yaml:6:3* catalog/addresses.yaml:2:21',
      ],
    ],
    [
      'form.way',
      [
        '入力欄: SMP0001-01-001.desk-choose.yaml:13:3* SMP0001-01-001.desk-choose.yaml:7:12 SMP0001-01-001.desk-choose.yaml:21:13',
      ],
    ],
    ['settings.desk.asksAddress', ['設定: catalog/settings.yaml:5:3* service.yaml:11:9']],
    ['poll.limit', ['設定: catalog/settings.yaml:3:3* SMP0001-01-003.desk-check.yaml:14:21']],
    ['thanks', ['共通の文言: catalog/messages.en.yaml:2:3* catalog/messages.ja.yaml:2:3*']],
    ['ELU206', ['エラーコード: catalog/calls/status.yaml:4:17 service.yaml:19:15']],
    ['EDX001', ['エラーコード: catalog/calls/status.yaml:4:33 SMP0001-01-003.desk-check.yaml:17:27']],
    [
      'status',
      [
        '呼び出し: catalog/calls/status.yaml:1:7* SMP0001-01-003.desk-check.yaml:12:13 SMP0001-01-003.desk-check.yaml:15:14',
      ],
    ],
    ['byPost', ['名前を付けた条件: service.yaml:8:3* service.yaml:11:38']],
    ['state.person', ['state: service.yaml:5:3* service.yaml:8:36 service.yaml:8:53']],
    [
      'sent',
      [
        'state: service.yaml:6:3* SMP0001-01-001.desk-choose.yaml:6:14 SMP0001-01-002.desk-address.yaml:16:30 SMP0001-01-003.desk-check.yaml:7:35 SMP0001-01-003.desk-check.yaml:18:14 service.yaml:17:38',
      ],
    ],
    ['tooSlow', ['ダイアログ: catalog/dialogs.yaml:6:3* SMP0001-01-003.desk-check.yaml:16:29']],
    [
      'portalTop',
      [
        '行き先: catalog/addresses.yaml:2:3* catalog/shell.yaml:10:34 catalog/shell.yaml:12:38 SMP0001-01-001.desk-choose.yaml:22:14 SMP0001-01-001.desk-choose.yaml:24:19 SMP0001-01-004.desk-done.yaml:9:19',
      ],
    ],
    ['radio', ['部品: SMP0001-01-001.desk-choose.yaml:15:13']],
    [
      'desk-choose',
      [
        '画面: SMP0001-01-001.desk-choose.yaml:2:7* SMP0001-01-003.desk-check.yaml:7:76 SMP0001-01-003.desk-check.yaml:16:57 SMP0001-04-001.desk-error.yaml:8:17 service.yaml:3:14 service.yaml:14:16 service.yaml:15:15',
      ],
    ],
    [
      'maxLength',
      ['共通の文言: SMP0001-01-002.desk-address.yaml:14:5', '入力の条件: SMP0001-01-002.desk-address.yaml:14:5'],
    ],
  ])('%s', (name, expected) => {
    const { code, text } = asked(name);
    expect({ code, places: places(text) }).toEqual({ code: 0, places: expected });
  });

  it('shows the line of each place, and where the name gets its meaning', () => {
    expect(asked('byPost').text).toBe(`■ 名前を付けた条件（facts）（1 か所で使用）
screens/desk/service.yaml:8:3  ← ここで決めています
  | byPost: { says: 郵送で受け取る, is: has(state.person) && state.person.way == '1' }
screens/desk/service.yaml:11:38
  | is: settings.desk.asksAddress && facts.byPost`);
  });

  it('a name that nothing has: did you mean, exit code 1', () => {
    expect(asked('needsAdress')).toEqual({
      code: 1,
      text: '「needsAdress」を使っているところも、その文も見つかりません。「needsAddress」ではありませんか。',
    });
  });
});

describe('where a sentence of a screen is written', () => {
  it('a sentence that nobody wrote so: the nearest ones, exit code 1', () => {
    const { code, text } = asked('送信を終えました。');
    expect({ code, places: places(text) }).toEqual({
      code: 1,
      places: [
        '「送信を終えました。」を使っているところも、その文も見つかりません。: ',
        '似ている文: SMP0001-01-004.desk-done.yaml:6:11',
      ],
    });
  });

  it.each([
    ['郵送のときは、住所をたずねます。', ['文: SMP0001-01-001.desk-choose.yaml:28:20']],
    ['住所をたずねます', ['文: SMP0001-01-001.desk-choose.yaml:28:27']],
    ['新しい住所を入力してください。', ['文: SMP0001-01-002.desk-address.yaml:16:28']],
    ['住所を入力 してください。', ['文: SMP0001-01-002.desk-address.yaml:16:54']],
    ['もう一度、受け取り方を選んでください。', ['文: SMP0001-01-001.desk-choose.yaml:6:12']],
    ['必須', ['プログラムの中の文: src/ui/field-shell.tsx:3:5']],
  ])('%s', (sentence, expected) => {
    expect(places(asked(sentence).text)).toEqual(expected);
  });

  it.each([
    ['山田さんの名前', [null, ...'さんの名前です'], { written: 5, start: 0 }],
    ['名前です', [null, ...'さんの名前です'], { written: 4, start: 4 }],
    ['名前でした', [...'名前です'], null],
    ['あと３件です', [...'あと', null, ...'件です'], { written: 5, start: 0 }],
    ['あと件です', [...'あと', null, ...'件です'], { written: 5, start: 0 }],
  ])('%s in a wording with placeholders', (sentence, pattern, expected) => {
    expect(matchSentence(sentence, pattern)).toEqual(expected);
  });
});
