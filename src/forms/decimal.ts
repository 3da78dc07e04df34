/** A number as its written digits, which avoids the pitfalls of floating point. Example `-1,234.50` -> negative, `1234`, `50`. */
export interface WrittenNumber {
  readonly negative: boolean;
  readonly integer: string;
  /** Empty = none written. */
  readonly fraction: string;
}

/** No number that a user means is longer than this. */
const mostCharacters = 400;

/**
 * Parses a number or a typed number: full-width digits, a sign, thousands separators in the right places and surrounding blanks are accepted. null =
 * not a number; nor is a typed `1e3`.
 */
export function writtenNumber(value: unknown): WrittenNumber | null {
  if (typeof value === 'number') return Number.isFinite(value) ? writtenNumber(plainDigits(value)) : null;
  if (typeof value !== 'string' || value.length > mostCharacters) return null;
  const plain = value.normalize('NFKC').replace('\u2212', '-').trim();
  const parts = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(plain);
  if (!parts) return null;
  return {
    negative: parts[1] === '-' && /[1-9]/.test(plain),
    integer: (parts[2] ?? '').replaceAll(',', ''),
    fraction: parts[3] ?? '',
  };
}

/** Below 0, 0 or above 0 as `a` is less than, equal to or greater than `b`; null if one of them is not a number. */
export function compareNumbers(a: unknown, b: unknown): number | null {
  const pair = onOneScale(a, b);
  if (!pair) return null;
  return pair[0] < pair[1] ? -1 : pair[0] > pair[1] ? 1 : 0;
}

/** True if `a` is a whole multiple of `b`, even for 0.3 and 0.1. False if one is not a number or `b` is 0. */
export function isMultiple(a: unknown, b: unknown): boolean {
  const pair = onOneScale(a, b);
  return pair !== null && pair[1] !== 0n && pair[0] % pair[1] === 0n;
}

function onOneScale(a: unknown, b: unknown): readonly [bigint, bigint] | null {
  const [first, second] = [writtenNumber(a), writtenNumber(b)];
  if (!first || !second) return null;
  const places = Math.max(first.fraction.length, second.fraction.length);
  return [scaled(first, places), scaled(second, places)];
}

function scaled({ negative, integer, fraction }: WrittenNumber, places: number): bigint {
  const units = BigInt(integer + fraction.padEnd(places, '0'));
  return negative ? -units : units;
}

/** `1e-7` as `0.0000001`. */
function plainDigits(value: number): string {
  const text = String(value);
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!parts) return text;
  const [sign, digits, exponent] = [parts[1], `${parts[2]}${parts[3] ?? ''}`, Number(parts[4])];
  return exponent < 0 ? `${sign}0.${'0'.repeat(-exponent - 1)}${digits}` : `${sign}${digits.padEnd(exponent + 1, '0')}`;
}

/** In half-width digits without separators: `1234.50`. */
export function digitsOf({ negative, integer, fraction }: WrittenNumber): string {
  return `${negative ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`;
}
