import type { Constraint } from '../../model/vocabulary.ts';

/**
 * Characters drawn as pictures: signs such as ☎ or ㊗ written as plain text are accepted, the same signs with the emoji variation selector are not.
 */
export const everyEmoji =
  /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3|(?=\p{Extended_Pictographic})[\u{1F000}-\u{1FFFF}]|[\u{1F1E6}-\u{1F1FF}]/gu;

export function test(text: string): boolean {
  return text.search(everyEmoji) === -1;
}

export const constraint: Constraint = {
  name: 'noEmoji',
  says: '絵文字を入れない',
  argument: { const: true },
  message: 'noEmoji',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['山田太郎', true],
    ['𠮷野家', true],
    ['葛\u{E0100}飾', true],
    ['☎03', true],
    ['㊗', true],
    ['123#*', true],
    ['ｶﾞ', true],
    ['①♪★', true],
    ['a\r\nb', true],
  ],
  refuses: [
    ['😀', true],
    ['a😀b', true],
    ['👨‍👩‍👧‍👦', true],
    ['🇯🇵', true],
    ['1\uFE0F\u20E3', true],
    ['☎\uFE0F', true],
    ['❤\uFE0F', true],
    ['🌡', true],
    ['👍🏽', true],
    ['⌚', true],
  ],
};
