/** Hiragana and half-width kana as full-width katakana, dash-like signs after a kana as ー, outer spaces gone. Example: `かﾅ-` is `カナー`. */
export function toKatakana(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll(/([\u30a1-\u30fa\u30fc])([-\u2010-\u2015\u2212\u2500~〜]+)/g, (_, kana: string, dashes: string) => {
      return kana + 'ー'.repeat(dashes.length);
    })
    .trim();
}

/** The small letters in a reading, each once, in order. They are easily taken for the large ones. */
export function smallLetters(kana: string): readonly string[] {
  return [...new Set(kana.match(/[ァィゥェォッャュョヮヵヶ]/g) ?? [])];
}
