import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { LifeEvent, ListedPage, ServiceCard } from '../../kernel/portal/read-home.ts';
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

/** A life event as it is searched, with what is listed below it. */
export interface SearchedEvent {
  readonly title: string;
  readonly services: readonly ListedService[];
}

/** The home page's list, ready to be searched. */
export function searchedEvents(home: readonly LifeEvent[]): readonly SearchedEvent[] {
  return home.map(({ title, cards, pages }) => ({
    title,
    services: [...cards.map(searched), ...pages.map((page) => searched({ ...page, name: page.to, inside: null }))],
  }));
}

function searched({ name, title, says, to, words, inside }: ListedPage & Pick<ServiceCard, 'name' | 'inside'>) {
  const names = inside?.names ?? [];
  return {
    ...{ name, title, says, to },
    words: [title, says, ...words.flat(), ...names.flat()].map(asSearched),
    inside: inside === null ? [] : names.map(([own = '', ...others]) => namedInside(own, others, inside)),
  };
}

function namedInside(
  name: string,
  others: readonly string[],
  { to, says }: NonNullable<ServiceCard['inside']>,
): NamedInside {
  return { name, says, to: screenAddress(to, { q: name }), words: [name, ...others].map(asSearched) };
}
