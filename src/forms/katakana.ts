/** Full-width katakana as the inside of a character class, including small letters, ヴ, the long vowel mark and iteration marks. */
export const katakana = 'ァ-ヺーヽヾ';
