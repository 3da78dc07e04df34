// chunk: data-form
import { everyEmoji } from './constraints/no-emoji.ts';
import { plainText } from './plain-signs.ts';

/** The name of a file without signs that nobody can read, and without pictures: a bad sign is no reason to refuse a file. */
export const plainFileName = (name: string): string =>
  plainText(name.normalize('NFC').replace(everyEmoji, '')).replace(/[\t\n\r]/gu, '');
