import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { ServiceCard } from '../../kernel/portal/module-parts.ts';
import { asSearched } from './everyday-words.ts';

/** A service, or a page of the portal. */
export interface ListedService extends Pick<ServiceCard, 'name' | 'title' | 'says' | 'to'> {
  /** As they are searched. */
  readonly words: readonly string[];
}

/** When services are used, with those. */
export interface LifeEvent {
  readonly title: string;
  readonly services: readonly ListedService[];
}

type Words = readonly (readonly string[])[];

interface Written {
  readonly events: readonly {
    readonly title: string;
    readonly services?: readonly { readonly service: string; readonly words: Words }[];
    readonly pages?: readonly (Pick<ServiceCard, 'title' | 'says' | 'to'> & { readonly words: Words })[];
  }[];
}

/** `catalog/home.yaml` with the services' cards. Throws unless every card stands there exactly once. */
export async function readLifeEvents(file: URL, cards: readonly ServiceCard[]): Promise<readonly LifeEvent[]> {
  const { events } = parse(await readFile(file, 'utf8')) as Written;
  const named = events.flatMap(({ services = [] }) => services.map(({ service }) => service));
  const wrong = [
    ...named.filter((name, index) => named.indexOf(name) < index || !cards.some((card) => card.name === name)),
    ...cards.map(({ name }) => name).filter((name) => !named.includes(name)),
  ];
  if (wrong.length > 0) throw new Error(`catalog/home.yaml has to name each service once: ${wrong.join(', ')}`);
  return events.map(({ title, services = [], pages = [] }) => ({
    title,
    services: [
      ...services.flatMap(({ service, words }) =>
        cards.filter(({ name }) => name === service).map((card) => searched(card, words)),
      ),
      ...pages.map(({ words, ...page }) => searched({ ...page, name: page.to }, words)),
    ],
  }));
}

function searched(listed: Omit<ListedService, 'words'>, words: Words): ListedService {
  return { ...listed, words: [listed.title, listed.says, ...words.flat()].map(asSearched) };
}
