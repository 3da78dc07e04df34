import { isRecord } from './record.ts';

/** The municipalities of each prefecture, by its code of JIS X 0401. */
export interface Municipalities {
  readonly [prefecture: string]: {
    readonly name: string;
    readonly municipalities: readonly string[];
    /** The wards of its cities, and the cities that have one of this name. */
    readonly wards: { readonly [ward: string]: readonly string[] };
  };
}

/** Where they are, below the site's data. */
export const municipalitiesFile = 'municipalities.json';

/** Of another prefecture than the one that is chosen. */
export interface Elsewhere {
  readonly municipality: string;
  readonly prefecture: string;
}

/** A ward of one of the prefecture's cities, with no city before it. */
export interface WithoutCity {
  readonly ward: string;
  readonly cities: readonly string[];
}

/** What came from the network as the municipalities is them, as far as anything here reads. */
export const areMunicipalities = (told: unknown): told is Municipalities =>
  isRecord(told) &&
  Object.values(told).every(
    (one) =>
      isRecord(one) &&
      typeof one.name === 'string' &&
      areTexts(one.municipalities) &&
      isRecord(one.wards) &&
      Object.values(one.wards).every(areTexts),
  );

const areTexts = (told: unknown): boolean => Array.isArray(told) && told.every((one) => typeof one === 'string');

/** Does what follows the prefecture begin with a ward whose city is left out (大阪府, 中央区)? null = no. */
export function wardWithoutCity(all: Municipalities, prefecture: string, text: string): WithoutCity | null {
  const { municipalities = [], wards = {} } = all[prefecture] ?? {};
  if (municipalities.some((name) => text.startsWith(name))) return null;
  const [ward, cities] = Object.entries(wards).find(([name]) => text.startsWith(name)) ?? [];
  return ward === undefined || cities === undefined ? null : { ward, cities };
}

/**
 * Does what follows the prefecture begin with a municipality that is another prefecture's alone? null = no, or nobody knows: one of this name is in both
 * (府中市), or in none (a former one).
 */
export function municipalityElsewhere(all: Municipalities, prefecture: string, text: string): Elsewhere | null {
  const beginning = (code: string) => all[code]?.municipalities.find((name) => text.startsWith(name));
  if (all[prefecture] === undefined || beginning(prefecture) !== undefined) return null;
  for (const [code, { name }] of Object.entries(all)) {
    const municipality = beginning(code);
    if (municipality !== undefined) return { municipality, prefecture: name };
  }
  return null;
}
