import type { Manifest, ManifestScreen } from '../../model/manifest.ts';
import type { Route } from '../../model/screen.ts';
import type { PathValues } from '../contract/screen.ts';

export type Match =
  | { readonly screen: string; readonly route: Route; readonly path: PathValues }
  | { readonly bare: string };

/** Finds what serves an address below the router base, with or without trailing slash. A literal segment takes precedence over a parameter. */
export function matchPath(manifest: Manifest, pathname: string): Match | null {
  const given = segments(pathname).map(decoded);
  const found = manifest.screens
    .flatMap(({ name, routes }) => routes.map((route) => ({ screen: name, route, path: valuesOf(route, given) })))
    .filter((candidate): candidate is typeof candidate & { path: PathValues } => candidate.path !== null)
    .sort((a, b) => rank(a.route).localeCompare(rank(b.route)));
  if (found[0] !== undefined) return found[0];
  const service = manifest.services.find(({ base }) => base !== '' && base === given.join('/'));
  return service ? { bare: service.name } : null;
}

/** The screen of that name, or with a route of that name. */
export function screenNamed({ screens }: Manifest, wanted: string): ManifestScreen | undefined {
  return screens.find(({ name, routes }) => name === wanted || routes.some((route) => route.name === wanted));
}

/**
 * The address of a screen, relative to the router base. Values its path does not name go into the query; absent and empty ones are omitted. Null = a
 * required path parameter is missing.
 */
export function screenUrl(routes: readonly Route[], values: { readonly [name: string]: unknown }): string | null {
  const url = routes.map((route) => routeUrl(route, values)).find((candidate) => candidate !== null);
  return url ?? null;
}

function routeUrl({ path }: Route, values: { readonly [name: string]: unknown }): string | null {
  const used = new Set<string>();
  const parts: string[] = [];
  let ended = false;
  for (const segment of segments(path)) {
    const parameter = parameterOf(segment);
    if (parameter === null) {
      parts.push(segment);
      continue;
    }
    used.add(parameter.name);
    const value = values[parameter.name];
    if (value === undefined || value === '') {
      if (!parameter.optional) return null;
      // Optional parameters are trailing: after a missing one, later ones have no place either.
      ended = true;
    } else if (!ended) parts.push(encodeURIComponent(String(value)));
  }
  const query = new URLSearchParams(
    Object.entries(values)
      .filter(([name, value]) => !used.has(name) && (value ?? '') !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${parts.join('/')}${path.endsWith('/') ? '/' : ''}${query === '' ? '' : `?${query}`}`;
}

function valuesOf(route: Route, given: readonly string[]): PathValues | null {
  const wanted = segments(route.path);
  if (given.length > wanted.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const parameter = parameterOf(segment);
    const value = given[index];
    if (parameter === null ? segment !== value : value === undefined && !parameter.optional) return null;
    if (parameter !== null && value !== undefined) values[parameter.name] = value;
  }
  return values;
}

/** Names of a route's path parameters. */
export function pathParameters(route: Route): readonly string[] {
  return segments(route.path).flatMap((segment) => parameterOf(segment)?.name ?? []);
}

/** Sorts literals before parameters, left to right. */
function rank(route: Route): string {
  return segments(route.path)
    .map((segment) => (parameterOf(segment) === null ? 'a' : 'b'))
    .join('');
}

function parameterOf(segment: string): { readonly name: string; readonly optional: boolean } | null {
  const name = /^\{(\w+)(\??)\}$/.exec(segment);
  return name === null ? null : { name: name[1] ?? '', optional: name[2] === '?' };
}

function segments(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
