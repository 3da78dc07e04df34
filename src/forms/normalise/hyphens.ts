// chunk: inputs
/** What people type for a hyphen, as the inside of a character class: hyphens, dashes, minus, the long vowel mark, box lines. */
export const hyphens = '\\-\\u2010-\\u2015\\u2212\\u2500\\u2501\\u30fc\\uff0d\\uff70\\ufe58\\ufe63';
