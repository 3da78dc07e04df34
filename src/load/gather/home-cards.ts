import type { Place } from '../../model/place.ts';
import type { CardPlace } from '../../model/top-page.ts';
import { ownFileIn } from '../files/own-part.ts';
import { type LocatedDocument, type MapNode, member, type Node, textMember } from '../yaml/located.ts';

/** A card of the top page as it is written. */
export interface HomeCard extends CardPlace {
  /** Of its heading. */
  readonly at: Place;
  /** Of its number below it. */
  readonly placeAt: Place;
  /** How many members say what it opens: 1 is right. */
  readonly opens: number;
  /** The screens that it leads to. */
  readonly screens: readonly { readonly name: string; readonly at: Place }[];
}

/** An icon beside a heading. */
export interface HomeIcon {
  readonly heading: string;
  /** Whose card brings it; '' = the heading has it of its own. */
  readonly service: string;
  readonly path: string;
  readonly at: Place;
}

/** The top page: names of its headings, and the services' cards. */
export interface HomeCards {
  readonly headings: readonly string[];
  readonly icons: readonly HomeIcon[];
  readonly cards: readonly HomeCard[];
}

/** null = there is no top page, or it cannot be read. */
export function homeCards(documents: ReadonlyMap<string, LocatedDocument | null>): HomeCards | null {
  const events = member(documents.get('catalog/home.yaml')?.root ?? none, 'events');
  if (events?.kind !== 'map') return null;
  const cards = [...documents].flatMap(([file, document]): readonly HomeCard[] => {
    const own = ownFileIn(file);
    if (own?.part !== 'home' || document?.root.kind !== 'map') return [];
    const { root } = document;
    const opens = ['go', 'page'].filter((key) => textMember(root, key) !== undefined).length;
    const at = member(root, 'event')?.at ?? root.at;
    const placeAt = member(root, 'place')?.at ?? root.at;
    const screens = [member(root, 'go'), member(member(root, 'inside') ?? none, 'to')].flatMap((node) =>
      node?.kind === 'scalar' ? [{ name: node.text, at: node.at }] : [],
    );
    return [
      {
        service: own.service,
        event: textMember(root, 'event') ?? '',
        place: Number(textMember(root, 'place')),
        ...{ at, placeAt, opens, screens },
      },
    ];
  });
  const icons = [
    ...events.entries.flatMap(({ key, value }) => iconIn(value, key, '')),
    ...cards.flatMap(({ service, event }) =>
      iconIn(documents.get(`screens/${service}/catalog/home.yaml`)?.root ?? none, event, service),
    ),
  ];
  return { headings: events.entries.map(({ key }) => key), icons, cards };
}

function iconIn(node: Node, heading: string, service: string): readonly HomeIcon[] {
  const icon = member(node, 'icon');
  return icon?.kind === 'scalar' ? [{ heading, service, path: icon.text, at: icon.at }] : [];
}

const none: MapNode = { kind: 'map', entries: [], at: { file: '', line: 1, column: 1 } };
