import { letters } from './letters.ts';

const pairs = `${letters.same} ${letters.alike}`.split(/\s+/).map((pair) => [...pair] as [string, string]);
const counted = new Map(pairs);
const lengthened = new RegExp(`(?<=[${letters.long}])\\u3046|\\u30fc`, 'g');
const toHiragana = 0x60;

/**
 * A text as it is searched: width, case, kind and size of kana, length of vowels, older and foreign forms of a character and punctuation make no
 * difference. A blank stands where something parted words.
 */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana));
  return Array.from(plain, (letter) => counted.get(letter) ?? letter)
    .join('')
    .replace(lengthened, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
