import { field } from '../../words/field.ts';
import { expect, test } from '../harness/test.ts';
import { kanaScreen as place } from './places.ts';

const end = `
    - button "戻る"
    - paragraph:
      - button "中断する"
    - status`;

/** What a screen reader finds inside `<main>`, in order and nothing else. */
const heard: { readonly [place: string]: string } = {
  'select-locked': `
    - paragraph: 全8ステップ中、3ステップ目 次は、振り仮名の入力
    - heading "届け出る振り仮名の選択" [level=1]
    - paragraph: /氏は家族で一つ/
    - group "届け出る振り仮名 ※必須":
      - text: 届け出る振り仮名 ※必須
      - group "氏の届出":
        - text: 氏の届出
        - checkbox "未詳"
        - text: 未詳
        - paragraph: 表示できる振り仮名がありません。届出をしてください。
        - img "戸籍の文字の画像：未詳"
      - group "名の届出":
        - text: 名の届出
        - checkbox "ふみ あなた"
        - text: ふみ あなた
        - paragraph: 続柄：本人
        - paragraph: 生年月日：1993年09月25日（15歳以上）
        - paragraph: 表示できる振り仮名がありません。届出をしてください。
        - img "戸籍の文字の画像：ふみ"
        - checkbox "月" [disabled]
        - text: 月
        - paragraph: 続柄：子
        - paragraph: /15歳未満/
        - paragraph: 表示できる振り仮名がありません。
        - paragraph: "/選べません： ?振り仮名を市区町村で確認しているため/"
        - img "戸籍の文字の画像：月"
    - button "次へ"${end}`,
  'correct-error': `
    - region "入力内容に誤りがあります":
      - heading "入力内容に誤りがあります" [level=2]
      - list:
        - listitem:
          - link "名（のぞみ）の届出：届け出た振り仮名と同じです。依頼の内容を読んで、直してください。"
    - status
    - paragraph: 全3ステップ中、1ステップ目 次は、訂正内容の確認
    - heading "届出の訂正" [level=1]
    - paragraph: /訂正の依頼が届いています/
    - heading "依頼の内容" [level=2]
    - term: 差出人
    - definition: 見本区役所
    - term: 内容
    - definition: /訂正をお願いします/
    - term: 訂正の期限
    - definition: /年/
    - list:
      - listitem:
        - link "カレンダーに入れる"
        - paragraph: この手続きで決められた日を、お使いのカレンダーに入れられます。
    - group "名（のぞみ）の届出":
      - text: 名（のぞみ）の届出
      - figure:
        - img "戸籍の文字の画像：のぞみ"
      - text: /名の振り仮名の最後の「イ」を確認してください。 ?振り仮名 ※必須/
      - paragraph: 届け出た振り仮名：ノゾミイ
      - textbox "振り仮名 ※必須" [invalid]: ノゾミイ
      - paragraph: "/エラー： ?名（のぞみ）の届出：届け出た振り仮名と同じです/"
    - button "次へ"
    - button "やめて、はじめの画面に戻る"
    - paragraph:
      - button "中断する"
    - status`,
};

for (const [name, tree] of Object.entries(heard))
  test(`kana ${name} as heard with a screen reader`, { tag: '@wording' }, async ({ page, portal }) => {
    await place(name).reach(portal, page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`- main:\n    - /children: equal${tree}`);
  });

test('what is typed is told with its hint, its small letters and its error', async ({ page, portal }) => {
  await place('correct-error').reach(portal, page);
  const { label, hint, message } = field('kana-apply-correction', 'furigana', {
    adjust: { reports: [{ id: 'one', furigana: 'ノゾミイ' }] },
    item: { id: 'one' },
  });
  const reading = page.getByRole('textbox', { name: label });
  await expect(reading).toHaveAccessibleDescription(
    new RegExp(`${hint()}.*エラー： ?.*${message('mustDifferFrom')}`, 'u'),
  );
  await reading.fill('キョウコ');
  await reading.blur();
  await expect(reading).toHaveAccessibleDescription(/小さい文字：ョ/);
});
