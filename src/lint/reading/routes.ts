import { itemsOf } from '../../load/gather/nodes.ts';
import { pathParameters } from '../../load/shape/route-path.ts';
import { member } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { LintInput } from '../rule.ts';

/** An address of a screen and where its path is written. */
export interface WrittenRoute {
  readonly screen: Screen;
  readonly name: string;
  /** Below the router base. Example `familyregister/select/`. */
  readonly path: string;
  readonly parameters: ReturnType<typeof pathParameters>;
  readonly at: Place;
}

export function writtenRoutes({ project, documents }: LintInput): readonly WrittenRoute[] {
  return project.screens.flatMap((screen) => {
    const root = documents.get(screen.at?.file ?? '')?.root;
    if (root === undefined) return [];
    return screen.routes.map(({ name, path }, index): WrittenRoute => {
      const written = member(root, 'path') ?? member(itemsOf(root, 'routes')[index] ?? root, 'path');
      return { screen, name, path, parameters: pathParameters(path), at: written?.at ?? root.at };
    });
  });
}

/** True if some address matches both paths. */
export function overlap(first: string, second: string): boolean {
  return formsOf(first).some((one) => formsOf(second).some((other) => bothMatch(one, other)));
}

/** The segments of a path, once for each number of optional parameters given. */
function formsOf(path: string): readonly (readonly string[])[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const optional = segments.filter((segment) => segment.endsWith('?}')).length;
  return Array.from({ length: optional + 1 }, (_, left) => segments.slice(0, segments.length - left));
}

function bothMatch(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((segment, index) => segment === other[index] || isParameter(segment) || isParameter(other[index]));
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith('{') === true;
}
