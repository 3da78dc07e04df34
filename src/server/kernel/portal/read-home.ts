import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type CardPlace, misplacedCards } from '../../../model/top-page.ts';
import { type ScreenName, screenAddress } from '../page/screen-address.ts';
import { orNone } from './or-none.ts';

/** Ways to say the same thing, a list each. */
export type Words = readonly (readonly string[])[];

/** What a service is called, and what it is for, for people who do not read Japanese; by the names of `catalog/server/languages.yaml`. */
export interface InLanguages {
  readonly [language: string]: { readonly title: string; readonly says: string };
}

/** One service on the home page. */
export interface ServiceCard {
  /** Its folder's name, as in `/login?from=…`: such a login returns to the service. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what the service is for. */
  readonly says: string;
  readonly to: string;
  readonly words: Words;
  /** What is chosen by its name within it. */
  readonly inside: Inside | null;
  readonly languages: InLanguages;
}

export interface Inside {
  /** A screen's name. */
  readonly to: ScreenName;
  /** Follows a name. */
  readonly says: string;
  /** Name and other words for it. */
  readonly names: Words;
}

/** A page of the portal itself. */
export type ListedPage = Pick<ServiceCard, 'title' | 'says' | 'to' | 'words'>;

/** When services are used, with those. */
export interface LifeEvent {
  readonly title: string;
  readonly cards: readonly ServiceCard[];
  readonly pages: readonly ListedPage[];
}

interface WrittenHome {
  readonly events: { readonly [name: string]: { readonly title: string; readonly pages?: readonly ListedPage[] } };
}

interface WrittenCard extends Omit<CardPlace, 'service'> {
  readonly title?: string;
  readonly says: string;
  readonly go?: ScreenName;
  readonly page?: string;
  readonly words: Words;
  readonly inside?: Inside;
  readonly languages?: InLanguages;
}

interface WrittenService {
  readonly title: string;
  /** Absent: that of the portal, whose top page lists the service. */
  readonly shell?: string;
}

/** `catalog/home.yaml` with the cards of `screens/<service>/catalog/home.yaml`. Throws unless every service of the portal's frame has one, at a place of its own. */
export async function readHome(project: URL): Promise<readonly LifeEvent[]> {
  const { events } = await fileOf<WrittenHome>(new URL('catalog/home.yaml', project));
  const folders = new URL('screens/', project);
  const found = await Promise.all(
    (await readdir(folders)).sort().map(async (service) => ({
      service,
      about: await orNone(fileOf<WrittenService>(new URL(`${service}/service.yaml`, folders)), null),
      card: await orNone(fileOf<WrittenCard>(new URL(`${service}/catalog/home.yaml`, folders)), null),
    })),
  );
  const places = found.flatMap(({ service, card }) => (card === null ? [] : [{ ...card, service }]));
  const usable = found.filter(({ about }) => about !== null && about.shell === undefined).map(({ service }) => service);
  const wrong = misplacedCards(places, Object.keys(events), usable);
  if (wrong.length > 0)
    throw new Error(`Cards of the top page: ${wrong.map(({ service, why }) => `${service} (${why})`).join(', ')}`);
  const titles = new Map(found.map(({ service, about }) => [service, about?.title ?? '']));
  return Object.entries(events).map(([name, { title, pages = [] }]) => ({
    title,
    pages,
    cards: places
      .filter(({ event }) => event === name)
      .toSorted((one, other) => one.place - other.place)
      .map(
        ({
          service,
          go,
          page,
          inside = null,
          languages = {},
          says,
          words,
          title: own = titles.get(service) ?? '',
        }) => ({
          ...{ name: service, title: own, says, words, inside, languages },
          to: go === undefined ? (page ?? '/') : screenAddress(go),
        }),
      ),
  }));
}

async function fileOf<Written>(file: URL): Promise<Written> {
  return parse(await readFile(file, 'utf8')) as Written;
}
