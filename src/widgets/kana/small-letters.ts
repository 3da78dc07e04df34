/** The small letters in a reading, each once, in order. They are easily taken for the large ones. */
export function smallLetters(kana: string): readonly string[] {
  return [...new Set(kana.match(/[ァィゥェォッャュョヮヵヶ]/g) ?? [])];
}
