/**
 * One after the other: an ideograph with its variation sign, which stay together; or a sign that nobody can read, which is all that is no letter,
 * mark, digit, blank, or sign that names, addresses and sentences have. Letters that show nothing (U+3164 …) are among these, ideographs to come
 * (planes 2 and 3) are not. Pictures are left to `noEmoji`.
 */
const signs =
  /([\p{Ideographic}\u{20000}-\u{3FFFD}][\uFE00-\uFE02\u{E0100}-\u{E01EF}])|\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sk}\p{Sm}\p{Zs}\t\n\r\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{20000}-\u{3FFFD}¦°\u2100-\u27BF\u2E80-\u33FF\uFFE4-\uFFEE]/gu;

/** The text without the signs that nobody can read. Variation signs of ideographs stay. */
export const plainText = (text: string): string => text.replace(signs, (_sign, ideograph?: string) => ideograph ?? '');
