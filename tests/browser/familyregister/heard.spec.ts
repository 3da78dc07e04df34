import { expect, test } from '../harness/test.ts';
import { screens } from './places.ts';

/** What a screen reader finds inside `<main>` of each screen, in order and nothing else. */
const heard: { readonly [place: string]: string } = {
  'select-form': `
    - paragraph: 全5ステップ中、2ステップ目
    - heading "提出方法の選択" [level=1]
    - paragraph: /戸籍電子証明書を提出する方法を選びます/
    - paragraph:
      - button "オンラインでの提出の流れを見る"
    - group "提出方法 ※必須":
      - text: 提出方法 ※必須
      - radio "オンラインで提出する"
      - text: オンラインで提出する
      - radio "窓口で写しを提出する"
      - text: 窓口で写しを提出する
    - button "次へ"
    - button "戻る"
    - paragraph:
      - button "中断する"
    - status`,
  'counter-input-error': `
    - region "入力内容に誤りがあります":
      - heading "入力内容に誤りがあります" [level=2]
      - list:
        - listitem:
          - link "都道府県は入力必須項目です。"
        - listitem:
          - link "市区郡以下は入力必須です。"
    - status
    - paragraph: 全5ステップ中、2ステップ目
    - heading "窓口で提出する方の本籍の入力" [level=1]
    - paragraph: /本籍を入力してください/
    - text: 都道府県 ※必須
    - combobox "都道府県 ※必須" [invalid]:
      - option "選択してください" [selected]
      - option "北海道"
    - paragraph: "/エラー： ?都道府県は入力必須項目です。/"
    - text: 市区郡以下 ※必須
    - paragraph: /例：/
    - textbox "市区郡以下 ※必須" [invalid]
    - paragraph: "/エラー： ?市区郡以下は入力必須です。/"
    - button "次へ"
    - button "戻る"
    - paragraph:
      - button "中断する"
    - status`,
  'personal-information': `
    - paragraph: 全5ステップ中、2ステップ目
    - heading "本人情報の読み取り" [level=1]
    - paragraph: /マイナンバーカードから、氏名・性別・生年月日・住所を読み取ります/
    - paragraph: /券面事項入力補助用の暗証番号（数字4けた）/
    - paragraph: /パソコンの方は/
    - button "読み取る"
    - button "戻る"
    - paragraph:
      - button "中断する"
    - status`,
  qr: `
    - paragraph: 全5ステップ中、2ステップ目
    - heading "二次元コードの読み取り" [level=1]
    - paragraph: /スマートフォンで二次元コードを読み取り/
    - img "カードの読み取りに使う二次元コード"
    - status
    - timer:
      - text: 残り時間
      - strong: /0[45]:\\d\\d/
    - status
    - paragraph:
      - button "二次元コードを更新する"
    - button "戻る"
    - paragraph:
      - button "中断する"
    - status: 二次元コードの読み取り | 戸籍電子証明書の提出`,
  'personal-information-confirm': `
    - paragraph: 全5ステップ中、2ステップ目
    - heading "読み取った情報の確認" [level=1]
    - paragraph: /カードから読み取った情報です/
    - term: 氏名
    - definition: 端末 ひかる
    - term: 性別
    - definition: /./
    - term: 生年月日
    - definition: /年/
    - term: 住所
    - definition: /./
    - button "次へ"
    - button "もう一度読み取る"
    - paragraph:
      - button "中断する"
    - status`,
  confirm: `
    - paragraph: 全5ステップ中、2ステップ目
    - heading "本籍と筆頭者の確認" [level=1]
    - paragraph: /まちがいがないか確認してください/
    - figure "本籍":
      - text: 本籍
      - img "東京都見本区例示町一丁目45番地"
      - button "本籍を拡大する"
    - figure "筆頭者の氏名":
      - text: 筆頭者の氏名
      - img "既存 めぐみ"
      - button "筆頭者の氏名を拡大する"
    - paragraph: /いっしょに提出します/
    - term: 氏名
    - definition: 既存 めぐみ
    - term: 性別
    - definition: 女
    - term: 生年月日
    - definition: 1980年04月05日
    - term: 住所
    - definition: 東京都見本区例示町一丁目2番3号
    - paragraph: /この内容を送信して/
    - button "次へ"
    - button "戻る"
    - button "中断する"
    - paragraph:
      - button "中断する"
    - status`,
};

for (const place of screens.filter(({ name }) => heard[name] !== undefined))
  test(`${place.ids ?? ''} ${place.name} as heard with a screen reader`.trim(), { tag: '@wording' }, async ({
    page,
    portal,
  }) => {
    await place.reach(portal, page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`- main:\n    - /children: equal${heard[place.name]}`);
  });
