import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { mislisted } from '../../../model/listed-once.ts';
import { type ScreenName, screenAddress } from '../../kernel/page/screen-address.ts';
import type { ServiceCard } from '../../kernel/portal/module-parts.ts';
import { asSearched } from './everyday-words.ts';

/** A service, or a page of the portal. */
export interface ListedService extends Pick<ServiceCard, 'name' | 'title' | 'says' | 'to'> {
  /** As they are searched. */
  readonly words: readonly string[];
  /** What is chosen by its name within it. */
  readonly inside: readonly NamedInside[];
}

export interface NamedInside {
  readonly name: string;
  /** Follows the name. */
  readonly says: string;
  readonly to: string;
  /** As they are searched. */
  readonly words: readonly string[];
}

/** When services are used, with those. */
export interface LifeEvent {
  readonly title: string;
  readonly services: readonly ListedService[];
}

type Words = readonly (readonly string[])[];

interface Inside {
  /** A screen's name. */
  readonly to: string;
  readonly says: string;
  /** Name and other words for it. */
  readonly names: Words;
}

interface Written {
  readonly events: readonly {
    readonly title: string;
    readonly services?: readonly { readonly service: string; readonly words: Words; readonly inside?: Inside }[];
    readonly pages?: readonly (Pick<ServiceCard, 'title' | 'says' | 'to'> & { readonly words: Words })[];
  }[];
}

/** `catalog/home.yaml` with the services' cards. Throws unless every card stands there exactly once. */
export async function readLifeEvents(file: URL, cards: readonly ServiceCard[]): Promise<readonly LifeEvent[]> {
  const { events } = parse(await readFile(file, 'utf8')) as Written;
  const named = events.flatMap(({ services = [] }) => services.map(({ service }) => service));
  const wrong = mislisted(
    named,
    cards.map(({ name }) => name),
  );
  if (wrong.length > 0)
    throw new Error(
      `catalog/home.yaml has to name each service once: ${wrong.map(({ name, why }) => `${name} (${why})`).join(', ')}`,
    );
  return events.map(({ title, services = [], pages = [] }) => ({
    title,
    services: [
      ...services.flatMap(({ service, words, inside }) =>
        cards.filter(({ name }) => name === service).map((card) => searched(card, words, inside)),
      ),
      ...pages.map(({ words, ...page }) => searched({ ...page, name: page.to }, words)),
    ],
  }));
}

function searched(listed: Omit<ListedService, 'words' | 'inside'>, words: Words, inside?: Inside): ListedService {
  const { names = [], to = '', says = '' } = inside ?? {};
  return {
    ...listed,
    words: [listed.title, listed.says, ...words.flat(), ...names.flat()].map(asSearched),
    inside: names.map(([name = '', ...others]) => ({
      name,
      says,
      to: screenAddress(to as ScreenName, { q: name }),
      words: [name, ...others].map(asSearched),
    })),
  };
}
