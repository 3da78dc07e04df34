/** An address that the server knows, with `:parameters` and `*` in it. */
export interface KnownRoute {
  readonly method: string;
  readonly path: string;
}

/** Of what `printRoutes({ commonPrefix: false })` draws: a tree of parts of addresses, four characters deeper each. */
export function routesIn(tree: string): readonly KnownRoute[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, branch, part = '', methods = ''] = /^((?:│ {3}| {4})*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (branch === undefined) return [];
    const depth = branch.length / 4 - 1;
    const path = `${above.slice(0, depth).join('')}${part}`;
    above[depth] = part;
    return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }));
  });
}
