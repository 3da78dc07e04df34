/** Full-width katakana as the inside of a character class: with the small ones, ヴ, the long mark and iteration marks. */
export const katakana = 'ァ-ヺーヽヾ';
