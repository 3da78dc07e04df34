import type { Place } from '../../model/place.ts';
import type { Node } from './located.ts';

/** The place of a member's value, or of the map itself if the member is missing. */
export function placeIn(node: Node, key: string): Place {
  const entry = node.kind === 'map' ? node.entries.find((candidate) => candidate.key === key) : undefined;
  return entry?.value.at ?? node.at;
}

/** The place of a member's key, or of the map itself. */
export function keyPlaceIn(node: Node, key: string): Place {
  const entry = node.kind === 'map' ? node.entries.find((candidate) => candidate.key === key) : undefined;
  return entry?.keyAt ?? node.at;
}
