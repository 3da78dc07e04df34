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
