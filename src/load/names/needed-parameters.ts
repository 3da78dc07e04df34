import type { Route, Screen } from '../../model/screen.ts';
import { pathParameters } from '../shape/route-path.ts';

/** Path parameters that all of a screen's addresses have: they are carried over to the next screen. */
export function carriedBy(routes: readonly Route[]): ReadonlySet<string> {
  const [first = [], ...rest] = routes.map((route) => needed(route.path));
  return new Set(first.filter((name) => rest.every((others) => others.includes(name))));
}

/** Path parameters that an address of the route needs when coming from the service `from`. A screen's defaults apply only within its own service. */
export function neededBy(
  { service, pathParams }: Screen,
  { path }: Pick<Route, 'path'>,
  from: string,
): readonly string[] {
  const hasDefault = (name: string) => service === from && (pathParams[name]?.default ?? null) !== null;
  return needed(path).filter((name) => !hasDefault(name));
}

/** Path parameters that nothing sets when a way names no values; empty = none. */
export function missingBetween(from: Screen, to: Screen): readonly string[] {
  const carried = carriedBy(from.routes);
  const missing = to.routes.map((route) => neededBy(to, route, from.service).filter((name) => !carried.has(name)));
  return missing.some((names) => names.length === 0) ? [] : (missing[0] ?? []);
}

function needed(path: string): readonly string[] {
  return pathParameters(path).flatMap(({ name, optional }) => (optional ? [] : [name]));
}
