/** The distinct small letters of a reading, in order. They are easily mistaken for the large ones. */
export function smallLetters(kana: string): readonly string[] {
  return [...new Set(kana.match(/[ァィゥェォッャュョヮヵヶ]/g) ?? [])];
}
