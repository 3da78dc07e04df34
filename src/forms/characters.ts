/** Character lists by name, as the inside of a character class. Katakana include the small ones, ヴ, the long mark and iteration marks. */
export const characters = {
  kana: 'ァ-ヺーヽヾ',
  hiragana: 'ぁ-ゖーゝゞ',
} as const;
