/** The municipalities of each prefecture, by its code of JIS X 0401. */
export interface Municipalities {
  readonly [prefecture: string]: { readonly name: string; readonly municipalities: readonly string[] };
}

/** Where they are, below the site's data. */
export const municipalitiesFile = 'municipalities.json';

/** Of another prefecture than the one that is chosen. */
export interface Elsewhere {
  readonly municipality: string;
  readonly prefecture: string;
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
