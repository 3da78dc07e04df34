import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { why } from '../../scripts/flow/why/why.ts';
import { tree } from './desk.ts';

const { loaded, graph } = tree();
const asked = (screen: string) => why(screen, { project: loaded.project, vocabulary, graph });

describe('why a screen is shown', () => {
  it('says when, from where, the shortest way, onward, back and errors', () => {
    expect(asked('desk-address').text).toMatchInlineSnapshot(`
      "■ 住所の入力（desk-address、SMP0001-01-002）
        screens/desk/SMP0001-01-002.desk-address.yaml  住所: /svc/desk/address/
        画面の並び「report」の 2 番目（全 4 画面）

      【表示されるとき】
        ・住所の入力が必要
          ・「住所の入力が必要」とは: 設定「住所をたずねる」が「はい」、かつ「郵送で受け取る」
          ・「郵送で受け取る」とは: 「受け取り方」が「郵送」

      【ここへの行き方】
        ・「受け取り方の選択」（desk-choose）から、「次へ」
          ・条件: 「受け取り方」が「窓口」ではない、かつ住所の入力が必要
        ・「内容の確認」（desk-check）から、まだ済んでいない画面があるとき
          ・条件: 住所の入力が必要
        ・「内容の確認」（desk-check）から、「戻る」
          ・条件: 住所の入力が必要

      【入口からの最も短い道】
        1. 「受け取り方の選択」（desk-choose）で「次へ」 → 「住所の入力」（desk-address）
          ・条件: 「受け取り方」が「窓口」ではない、かつ住所の入力が必要

      【ここからの出方】
        ・手続きが終わっているとき → 「完了」（desk-done）
          ・条件: state.sentが「はい」
        ・「次へ」 → 「内容の確認」（desk-check）

      【戻り方】
        ・「戻る」 → 「受け取り方の選択」（desk-choose）

      【エラーと時間切れ】
        （ありません）"
    `);
    expect(asked('desk-check').text).toMatchInlineSnapshot(`
      "■ 内容の確認（desk-check、SMP0001-01-003）
        screens/desk/SMP0001-01-003.desk-check.yaml  住所: /svc/desk/check/
        画面の並び「report」の 3 番目（全 4 画面）

      【表示されるとき】
        ・いつも（条件はありません）

      【ここへの行き方】
        ・「受け取り方の選択」（desk-choose）から、「次へ」
          ・条件: 「受け取り方」が「窓口」ではない、かつ「住所の入力が必要」ではない
        ・「住所の入力」（desk-address）から、「次へ」
        ・「受け取り方の選択」（desk-choose）から、変更を終えたとき

      【入口からの最も短い道】
        1. 「受け取り方の選択」（desk-choose）で「次へ」 → 「内容の確認」（desk-check）
          ・条件: 「受け取り方」が「窓口」ではない、かつ「住所の入力が必要」ではない

      【ここからの出方】
        ・手続きが終わっているとき → 「完了」（desk-done）
          ・条件: state.sentが「はい」
        ・まだ済んでいない画面があるとき → 「受け取り方の選択」（desk-choose）
        ・まだ済んでいない画面があるとき → 「住所の入力」（desk-address）
          ・条件: 住所の入力が必要
        ・「変更」 → 「受け取り方の選択」（desk-choose）
        ・「送信する」 → 「完了」（desk-done）
          ・条件: status.doneが「はい」

      【戻り方】
        ・「戻る」 → 「住所の入力」（desk-address）
          ・条件: 住所の入力が必要
        ・「戻る」 → 「受け取り方の選択」（desk-choose）
          ・条件: 「住所の入力が必要」ではない

      【エラーと時間切れ】
        ・エラー ELU205〜ELU207 → 「手続きを続けられません」（desk-error）
          ・呼び出し: status
        ・エラー EDX001、読めない答え（malformed）、通信が切れた（network） → ダイアログ「エラーが発生しました」
          ・呼び出し: status
          ・「OK」 → この画面のまま
        ・時間切れ → ダイアログ「時間がかかっています」
          ・「とじる」 → 「受け取り方の選択」（desk-choose）"
    `);
  });

  it.each(['desk-address', 'SMP0001-01-002', '住所の入力', 'desk/address', '/svc/desk/address/?from=mail'])(
    'finds the screen by %s',
    (name) => {
      expect(asked(name).text.split('\n')[0]).toBe('■ 住所の入力（desk-address、SMP0001-01-002）');
    },
  );

  it('an unknown screen: did you mean, exit code 1', () => {
    expect(asked('desk-adress')).toEqual({
      code: 1,
      text: '画面「desk-adress」はありません。「desk-address」ではありませんか。',
    });
  });
});
