/** A place that a postal code is for; the town is empty where the code is for the rest of its city. */
export type PostalPlace = readonly [prefecture: string, city: string, town: string];

/** The codes that begin with the same three digits: by the last four, the places that the code is for. */
export interface PostalPlaces {
  readonly [lastFour: string]: readonly PostalPlace[];
}

/** What came from the network as the places of a code is them. */
export const arePlaces = (told: unknown): told is readonly PostalPlace[] =>
  Array.isArray(told) &&
  told.every((one) => Array.isArray(one) && one.length === 3 && one.every((part) => typeof part === 'string'));

/** Where a code's places are, below the site's data. */
export const postalFile = (code: string): string => `postal/${code.slice(0, 3)}.json`;

/** How an address of one of the places may begin. More places than anybody chooses from: how all of them begin. */
export function beginnings(places: readonly PostalPlace[], most: number): readonly string[] {
  const ways = [places.map(([prefecture, city, town]) => prefecture + city + town), places.map(([a, b]) => a + b)];
  const few = ways.map((way) => [...new Set(way)]).find((way) => way.length <= most);
  return few ?? [...new Set(places.map(([prefecture]) => prefecture))];
}
