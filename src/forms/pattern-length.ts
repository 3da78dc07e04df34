/** How long a text that matches can be, in characters. */
export interface Length {
  readonly least: number;
  readonly most: number;
}

const ANY: Length = { least: 0, most: Number.POSITIVE_INFINITY };

/** Of an author's pattern (`[0-9]{3}-?[A-Z]+`). Everything that is not read here can be of any length. */
export function lengthOfPattern(pattern: string): Length {
  const reader = { text: pattern, at: 0 };
  const length = alternatives(reader);
  return length === null || reader.at < pattern.length ? ANY : length;
}

interface Reader {
  readonly text: string;
  at: number;
}

function alternatives(reader: Reader): Length | null {
  let all = sequence(reader);
  while (all !== null && reader.text[reader.at] === '|') {
    reader.at += 1;
    const other = sequence(reader);
    all = other && { least: Math.min(all.least, other.least), most: Math.max(all.most, other.most) };
  }
  return all;
}

function sequence(reader: Reader): Length | null {
  let sum: Length = { least: 0, most: 0 };
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) {
    const one = atom(reader);
    if (one === null) return null;
    const [from, to] = times(reader);
    sum = { least: sum.least + one.least * from, most: sum.most + (one.most === 0 ? 0 : one.most * to) };
  }
  return sum;
}

function atom(reader: Reader): Length | null {
  const rest = reader.text.slice(reader.at);
  if (/^[\^$]/u.test(rest)) {
    reader.at += 1;
    return { least: 0, most: 0 };
  }
  if (rest.startsWith('(')) {
    const opened = /^\((?:\?:|\?<\w+>)?/u.exec(rest)?.[0] ?? '(';
    if (/^\(\?[=!<]/u.test(rest) && opened === '(') return null;
    reader.at += opened.length;
    const inside = alternatives(reader);
    if (inside === null || reader.text[reader.at] !== ')') return null;
    reader.at += 1;
    return inside;
  }
  const one = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[0-9A-Fa-f]+\}|\\u[0-9A-Fa-f]{4}|\\[^bB]|[^\\[])/u.exec(
    rest,
  )?.[0];
  if (one === undefined) return null;
  reader.at += one.length;
  // A letter with its marks counts as one where lengths are limited: a class of marks adds nothing.
  return /^(?:\[|\\p)/u.test(one) && /\\p\{M/u.test(one) ? { least: 0, most: 1 } : { least: 1, most: 1 };
}

function times(reader: Reader): readonly [from: number, to: number] {
  const [written = '', kind = '', from = '', comma = '', to = ''] =
    /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/u.exec(reader.text.slice(reader.at)) ?? [];
  reader.at += written.length;
  if (written === '') return [1, 1];
  if (kind === '?') return [0, 1];
  if (kind !== '') return [kind === '+' ? 1 : 0, Number.POSITIVE_INFINITY];
  return [Number(from), comma === '' ? Number(from) : to === '' ? Number.POSITIVE_INFINITY : Number(to)];
}
