/** Accepted readings (Family Register Act, article 13, paragraph 2) of the names of sample people that are written in kanji, in katakana. */
export const readings: { readonly [name: string]: readonly string[] } = {
  振仮: ['フリカナ', 'フリガナ'],
  届出: ['トドケデ'],
  途中: ['トチュウ'],
  二人: ['フタリ'],
  養子: ['ヨウコ', 'ヨウシ'],
  海外: ['カイガイ'],
  季節: ['キセツ'],
  誤記: ['ゴキ'],
  提出: ['テイシュツ'],
  記載: ['キサイ'],
  訂正: ['テイセイ'],
  異動: ['イドウ'],
  若年: ['ジャクネン'],
  節目: ['フシメ'],
  差戻: ['サシモドシ'],
  審査: ['シンサ'],
  続木: ['ツヅキ'],
  旧式: ['キュウシキ'],
  申請: ['シンセイ'],
  見本: ['ミホン'],
  医療: ['イリョウ'],
  薬師: ['ヤクシ'],
  看護: ['カンゴ'],
  両資: ['リョウシ'],
  兼務: ['ケンム'],
  小春: ['コハル'],
  大樹: ['タイジュ', 'ダイキ'],
  空: ['ソラ'],
  同名: ['ドウメイ'],
  𠮷子: ['ヨシコ', 'キチコ'],
  海: ['ウミ'],
  光: ['ヒカリ', 'ヒカル'],
  昇: ['ノボル', 'ショウ'],
  健: ['ケン', 'タケシ'],
  恵: ['メグミ'],
};

/** Readings of a name: a name in hiragana reads as it is written. */
export function readingsOf(name: string): readonly string[] {
  if (!/^[ぁ-ゖー]+$/u.test(name)) return readings[name] ?? [];
  return [name.replace(/[ぁ-ゖ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))];
}

const syllables =
  'アA イI ウU エE オO カKA キKI クKU ケKE コKO サSA シSHI スSU セSE ソSO タTA チCHI ツTSU テTE トTO ナNA ニNI ヌNU ネNE ノNO ハHA ヒHI フFU ヘHE ホHO マMA ミMI ムMU メME モMO ヤYA ユYU ヨYO ラRA リRI ルRU レRE ロRO ワWA ガGA ギGI グGU ゲGE ゴGO ザZA ジJI ズZU ゼZE ゾZO ダDA デDE ドDO バBA ビBI ブBU ベBE ボBO ンN リョRYO シャSHA シュSHU ショSHO チュCHU キョKYO';
const roman = new Map(syllables.split(' ').map((each) => [each.replace(/[A-Z]/g, ''), each.replace(/[^A-Z]/g, '')]));

/** Hepburn as in passports: long vowels are not written, ん before B, M and P is M. */
export function hepburn(kana: string): string {
  const parts = kana.match(/.[ャュョ]?/gu) ?? [];
  return parts
    .map((part) => roman.get(part) ?? '?')
    .join('')
    .replace(/N(?=[BMP])/g, 'M')
    .replace(/O[OU]/g, 'O')
    .replace(/UU/g, 'U');
}
