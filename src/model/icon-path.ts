/** An icon is one path in a square of this side, filled with the colour of the text. */
export const iconSide = 24;

/** Longer ones are pictures. */
export const iconLength = 600;

/** What is wrong with the path of an icon: it cannot be read, is a picture, or leaves the square. */
export type IconFault = 'unreadable' | 'long' | 'outside';

const counts: { readonly [command: string]: number } = {
  ...{ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 },
};

/** `path`: as `d` of a `<path>`. */
export function iconFault(path: string): IconFault | null {
  if (path.length > iconLength) return 'long';
  if (!/^[Mm](?:[MLHVCSQTAZmlhvcsqtaz]|-?\d*\.?\d+|[\s,])+$/u.test(path)) return 'unreadable';
  let [x, y] = [0, 0];
  let first = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/gu)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/gu)].map(([number]) => Number(number));
    const command = letter.toUpperCase();
    const count = counts[command] ?? 0;
    if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0) return 'unreadable';
    const isRelative = letter !== command;
    for (let at = 0; at < numbers.length; at += count) {
      const last = numbers.slice(at, at + count);
      const toX = command === 'V' ? null : (last.at(command === 'H' ? -1 : -2) ?? 0);
      const toY = command === 'H' ? null : (last.at(-1) ?? 0);
      x = toX === null ? x : toX + (isRelative ? x : 0);
      y = toY === null ? y : toY + (isRelative ? y : 0);
      if (command === 'M' && at === 0) first = [x, y];
      if (![x, y].every((place) => place > -0.01 && place < iconSide + 0.01)) return 'outside';
    }
    if (command === 'Z') [x = 0, y = 0] = first;
  }
  return null;
}
