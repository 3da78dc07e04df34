import type { LifeEvent, ListedPage, ServiceCard } from '../../kernel/portal/read-home.ts';

/** A service, or a page of the portal. */
export interface ListedService extends Pick<ServiceCard, 'name' | 'title' | 'says' | 'to' | 'inside'> {
  /** It is called so. */
  readonly words: readonly string[];
}

/** A life event with what is listed below it. */
export interface ListedEvent extends Pick<LifeEvent, 'title' | 'icon'> {
  readonly services: readonly ListedService[];
  /** Pages of the portal itself: who is logged in has them elsewhere on the page. */
  readonly isPortals: boolean;
}

/** The home page's list. */
export function listedEvents(home: readonly LifeEvent[]): readonly ListedEvent[] {
  return home.map(({ title, icon, cards, pages }) => ({
    ...{ title, isPortals: cards.length === 0 },
    ...(icon !== undefined && { icon }),
    services: [...cards.map(listed), ...pages.map((page) => listed({ ...page, name: page.to, inside: null }))],
  }));
}

function listed({
  name,
  title,
  says,
  to,
  words,
  inside,
}: ListedPage & Pick<ServiceCard, 'name' | 'inside'>): ListedService {
  return { name, title, says, to, inside, words: words.flat() };
}
