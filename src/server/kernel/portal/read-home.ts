import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type CardPlace, misplacedCards } from '../../../model/top-page.ts';
import { type ScreenName, screenAddress } from '../page/screen-address.ts';
import type { Language } from './language.ts';
import { orNone } from './or-none.ts';

/** Ways to say the same thing, a list each. */
export type Words = readonly (readonly string[])[];

/** What a service is called, and what it is for, for people who do not read Japanese; by the names of `languages` in `catalog/home.yaml`. */
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
}

/** A page of the portal itself. */
export type ListedPage = Pick<ServiceCard, 'title' | 'says' | 'to' | 'words'>;

/** When services are used, with those. */
export interface LifeEvent {
  readonly title: string;
  /** A path; absent: none. */
  readonly icon?: string;
  readonly cards: readonly ServiceCard[];
  readonly pages: readonly ListedPage[];
}

/** What is not done in this portal. */
export interface Elsewhere {
  /** That, and where it is done. */
  readonly says: string;
  readonly words: Words;
}

/** What the top page has. */
export interface Home {
  readonly events: readonly LifeEvent[];
  readonly elsewhere: readonly Elsewhere[];
  /** Of the page for people who do not read Japanese, in its order; empty = there is no such page. */
  readonly languages: readonly Language[];
}

interface WrittenHome {
  readonly events: {
    readonly [name: string]: Pick<LifeEvent, 'title' | 'icon'> & { readonly pages?: readonly ListedPage[] };
  };
  readonly elsewhere?: readonly Elsewhere[];
  readonly languages?: { readonly [key: string]: Omit<Language, 'key'> };
}

interface WrittenCard extends Omit<CardPlace, 'service'> {
  readonly title?: string;
  /** Beside the heading, which has none of its own. */
  readonly icon?: string;
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
export async function readHome(project: URL): Promise<Home> {
  const {
    events,
    elsewhere = [],
    languages: written = {},
  } = await fileOf<WrittenHome>(new URL('catalog/home.yaml', project));
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
  const listed = Object.entries(events).map(([name, { title, icon: own, pages = [] }]) => {
    const below = places.filter(({ event }) => event === name).toSorted((one, other) => one.place - other.place);
    const icon = own ?? below.find((card) => card.icon !== undefined)?.icon;
    return {
      ...{ title, pages },
      ...(icon !== undefined && { icon }),
      cards: below.map(
        ({ service, go, page, inside = null, languages = {}, says, words, title = titles.get(service) ?? '' }) => ({
          ...{ name: service, title, says, words, inside, languages },
          to: go === undefined ? (page ?? '/') : screenAddress(go),
        }),
      ),
    };
  });
  const languages = Object.entries(written).map(([key, language]) => ({ key, ...language }));
  return { events: listed, elsewhere, languages };
}

async function fileOf<Written>(file: URL): Promise<Written> {
  return parse(await readFile(file, 'utf8')) as Written;
}
