/** Where a line may end within a short text (`scripts/build/with-phrases.ts`). Not seen, not read aloud. */
export const lineMayEnd = '\u200B';

/** The text for anything but the page. */
export const inOneLine = (text: string): string => text.replaceAll(lineMayEnd, '');
