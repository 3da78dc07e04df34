import { searchNames } from '../../common/search/search-names.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Words } from '../../kernel/portal/read-home.ts';
import type { ListedService } from './life-events.ts';

/** What is chosen by its name within a service. */
export interface NamedInside {
  /** Of the service. */
  readonly service: string;
  readonly name: string;
  /** Follows the name. */
  readonly says: string;
  readonly to: string;
}

const most = 3;

/** Finds what is chosen by its name within services: names, each with what else it is called, by service. */
export function findWithin(
  services: readonly ListedService[],
  names: ReadonlyMap<string, Words>,
): (asked: string) => readonly NamedInside[] {
  const all = services.flatMap(({ name: service, inside }) =>
    (inside === null ? [] : (names.get(service) ?? [])).flatMap((words) => {
      const [name] = words;
      if (inside === null || name === undefined) return [];
      return [{ service, name, words, says: inside.says, to: screenAddress(inside.to, { q: name }) }];
    }),
  );
  // Who names a service by its own words may mean a name within it all the same.
  const others = services.filter(({ inside }) => inside === null);
  const search = searchNames(
    all,
    others.map(({ title, words }) => [title, ...words]),
  );
  return (asked) => search(asked).slice(0, most);
}
