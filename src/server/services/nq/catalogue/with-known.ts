import { prefectures } from '../../../common/register/prefectures.ts';

const prefectureOptions = prefectures.map((name) => ({ value: name, label: name }));

/** What the portal knows when it sends a form; empty = not known, and what it would bound is not bounded. */
export interface Known {
  /** `YYYYMMDD`. */
  readonly today: string;
  /** Up to when something can be asked for. */
  readonly inOneYear: string;
  /** Up to when something can be planned. */
  readonly inTenYears: string;
  /** The first day for which something is filed within 30 days. */
  readonly thirtyDaysAgo: string;
  readonly birthdate: string;
  /** As on the card. */
  readonly familyName: string;
  /** Of the qualification that the form is for: when it was registered, and as what. */
  readonly registeredOn: string;
  readonly registeredFamilyName: string;
  readonly registeredGivenName: string;
  readonly registeredPrefecture: string;
}

/**
 * A stored definition as it is sent: bounds such as `dateUntil: { known: today }` become dates, `isLike: { known: registeredFamilyName }` a list of one,
 * `options: { known: prefectures }` the choices. Browser and server then check the same definition,
 * each day by the portal's own date.
 */
export function withKnown(definition: unknown, known: Known): unknown {
  if (Array.isArray(definition)) return definition.map((entry) => withKnown(entry, known));
  if (typeof definition !== 'object' || definition === null) return definition;
  const sent: { readonly [key: string]: unknown } = Object.fromEntries(
    Object.entries(definition).flatMap(([key, value]) => {
      const name = nameOfKnown(value);
      if (name === null) return [[key, withKnown(value, known)]];
      if (key === 'options' && name === 'prefectures') return [[key, prefectureOptions]];
      const day = known[name as keyof Known];
      // An unknown name stays, and the definition is refused.
      if (day === undefined) return [[key, value]];
      // A condition stays one: what nobody knows is like nothing.
      if (key === 'isLike') return [[key, day === '' ? [] : [day]]];
      return day === '' ? [] : [[key, day]];
    }),
  );
  if (typeof sent.messages !== 'object' || sent.messages === null) return sent;
  // What bounds nothing is not told.
  const told = Object.entries(sent.messages).filter(
    ([key]) => !Object.hasOwn(definition, key) || Object.hasOwn(sent, key),
  );
  return { ...sent, messages: Object.fromEntries(told) };
}

function nameOfKnown(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'known')) return null;
  const { known } = value as { readonly known: unknown };
  return typeof known === 'string' ? known : null;
}
