import { halfWidth } from '../../forms/normalise/half-width.ts';

/** What becomes of the words when the input is left, by the letters that the code may have. */
export const tidies = {
  none: (typed: string) => halfWidth(typed).replaceAll(' ', ''),
  any: halfWidth,
  upper: (typed: string) => halfWidth(typed).toUpperCase(),
} as const;
