// chunk: inputs
/** Everything that shows nothing, blanks apart: directions, joiners, soft hyphens, variation signs, tabs and other controls. Line breaks stay: two lines are two things. */
const hidden = /(?![\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2028\u2029\uFFFC]/gu;

/**
 * What a number, a code or an address for mail is without what comes along when it is copied: none of them can have a sign that is not seen.
 * `U+202D 090-0000-0001 U+202C` becomes `090-0000-0001`. Never for names: a variation sign there is a part of its letter.
 */
export const withoutHidden = (typed: string): string => typed.replace(hidden, '');
