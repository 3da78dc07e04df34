import { expressionFunction as yenText } from '../../../expressions/functions/yen-text.ts';

/** An amount as the screens write it. */
export const yenWords = (yen: number): string =>
  String(yenText.run([yen], { label: () => undefined, setting: () => undefined, now: () => 0 }));
