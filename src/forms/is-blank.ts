/** Can nothing of it be seen? A Braille cell without dots looks like a blank. */
export const isBlank = (text: string): boolean => /^[\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
