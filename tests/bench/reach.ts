/** What a figure must reach, and what it aims at: at most so many times the page written by hand, or at most so much. */
export interface Reach {
  readonly reach: number;
  readonly aim: number;
  readonly of: 'ratio' | 'value';
}

const ratio = (reach: number, aim: number): Reach => ({ reach, aim, of: 'ratio' });
const value = (reach: number, aim: number): Reach => ({ reach, aim, of: 'value' });

/** For a cold load on the faster line; the layout must not shift on any. */
export const reachOfPage: { readonly [figure: string]: Reach } = {
  firstPaint: ratio(0.48, 0.4),
  largestPaint: ratio(0.42, 0.33),
  live: ratio(1.15, 1.04),
  answered: ratio(1.2, 1.08),
  layoutShift: value(0.01, 0),
};

/** Kilobytes until the selection screen is live. */
export const reachOfKilobytes = value(130, 110);

/** Kilobytes of a page without its style sheet. */
export const reachOfDocument = value(14, 14);

/** Milliseconds of a key press in scripts, at full speed. */
const reachOfScript = value(1, 1);

export const reachOfUse: { readonly [figure: string]: Reach } = {
  firstChange: ratio(1.1, 0.9),
  laterChange: ratio(1.2, 1),
  keyPress: ratio(1.1, 1),
  'keyPress.script': reachOfScript,
  submit: ratio(0.95, 0.8),
  'large.keyPress': ratio(1.1, 1),
  'large.keyPress.script': reachOfScript,
  'large.filled': ratio(1.5, 1.2),
  'large.submit': ratio(1.2, 1),
  'rows.keyPress': ratio(1.1, 1),
  'rows.keyPress.script': reachOfScript,
  'rows.filled': ratio(1.5, 1.2),
  'rows.submit': ratio(1.2, 1),
};

/** Two decimals count: they are what the table shows. */
export function verdict(reach: Reach | undefined, own: number, byHand: number): string {
  if (reach === undefined) return '';
  const figure = Number((reach.of === 'ratio' ? own / byHand : own).toFixed(2));
  return figure <= reach.aim ? 'aim met' : figure <= reach.reach ? 'reached' : 'missed';
}
