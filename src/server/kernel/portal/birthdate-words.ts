import { readBirthdate } from '../../../expressions/birthdate.ts';

/** A birthdate code as the screens write it; the code itself where it is none. */
export const birthdateWords = (code: string): string =>
  readBirthdate(code, { label: () => undefined, setting: () => undefined, now: () => 0 })?.text ?? code;
