/** Where the card of a service stands on the top page. */
export interface CardPlace {
  readonly service: string;
  /** Name of a heading in `catalog/home.yaml`. */
  readonly event: string;
  /** Within it, from 1. */
  readonly place: number;
}

export interface MisplacedCard {
  readonly service: string;
  /** `left out`: the service has no card. `no heading`: nothing is called like that. `taken`: another one has this place. */
  readonly why: 'left out' | 'unknown service' | 'no heading' | 'taken';
}

/** The server starts with none of these, and the checker tells of them. `usable`: services in the portal's frame, each of which has one card. */
export function misplacedCards(
  cards: readonly CardPlace[],
  headings: readonly string[],
  usable: readonly string[],
): readonly MisplacedCard[] {
  const wrong = cards.flatMap(({ service, event, place }, nth): readonly MisplacedCard[] => {
    if (!usable.includes(service)) return [{ service, why: 'unknown service' }];
    if (!headings.includes(event)) return [{ service, why: 'no heading' }];
    const isTaken = cards.some((other, before) => before < nth && other.event === event && other.place === place);
    return isTaken ? [{ service, why: 'taken' }] : [];
  });
  const named = new Set(cards.map(({ service }) => service));
  const left = usable.filter((service) => !named.has(service));
  return [...wrong, ...left.map((service): MisplacedCard => ({ service, why: 'left out' }))];
}
