import { bestOf } from '../../common/search/best-of.ts';
import { createSearch, type Search } from '../../common/search/search.ts';
import type { Elsewhere, Words } from '../../kernel/portal/read-home.ts';
import type { ListedEvent, ListedService } from './life-events.ts';
import { findWithin, type NamedInside } from './named-within.ts';
import { screenWords, wordsIn } from './screen-words.ts';

export interface FoundServices {
  /** Best first. */
  readonly services: readonly ListedService[];
  readonly inside: readonly NamedInside[];
  /** What is not done in this portal, and where it is; empty = nothing of that was asked for. */
  readonly elsewhere: string;
}

export type FindServices = (asked: string) => Promise<FoundServices>;

interface Listed {
  readonly events: readonly ListedEvent[];
  readonly elsewhere: readonly Elsewhere[];
  /** What is chosen by its name within services, by theirs. */
  readonly named: ReadonlyMap<string, () => Promise<Words>>;
  /** Folders of the services' screens. */
  readonly screens: URL;
}

/** How much words tell of a service, by where they stand. */
const weights = { name: 1, says: 0.6, event: 0.4, screens: 0.3 };
/** What fits less well than so much of the best was not meant. */
const share = 0.4;

/** Finds what is listed on the home page by everyday words. */
export function findServices(listed: Listed): FindServices {
  const services = listed.events.flatMap((event) => event.services);
  let made: ReturnType<typeof searchesOf> | null = null;
  return async (asked) => {
    made ??= searchesOf(listed);
    const { search, within } = await made;
    const hits = search(asked);
    const not = listed.elsewhere.find(({ says }) => says === hits[0]?.name);
    if (not !== undefined) return { services: [], inside: [], elsewhere: not.says };
    const found = bestOf(hits, share).flatMap(({ name }) => services.find((service) => service.name === name) ?? []);
    const isFound = ({ service }: NamedInside) => found.some(({ name }) => name === service);
    return { services: found, inside: within(asked).filter(isFound), elsewhere: '' };
  };
}

/** Made when somebody searches: the portal starts without. */
async function searchesOf({ events, elsewhere, named, screens }: Listed) {
  const names = new Map(await Promise.all([...named].map(async ([service, find]) => [service, await find()] as const)));
  const searched = events.flatMap(({ title, services }) =>
    services.map(async (service) => ({
      name: service.name,
      words: [
        ...weighed([service.title, ...service.words, ...(names.get(service.name) ?? []).flat()], weights.name),
        ...weighed(wordsIn(service.says), weights.says),
        ...weighed(wordsIn(title), weights.event),
        ...weighed(isPage(service) ? [] : await screenWords(new URL(`${service.name}/`, screens)), weights.screens),
      ],
    })),
  );
  const others = elsewhere.map(({ says, words }) => ({
    name: says,
    words: weighed(words.flat(), weights.name).map((word) => ({ ...word, isWhole: true as const })),
  }));
  const search: Search = createSearch([...(await Promise.all(searched)), ...others]);
  return {
    search,
    within: findWithin(
      events.flatMap(({ services }) => services),
      names,
    ),
  };
}

const weighed = (words: readonly string[], weight: number) => words.map((word) => ({ word, weight }));

/** Of the portal: it is named by its address. */
const isPage = ({ name }: ListedService) => name.startsWith('/');
