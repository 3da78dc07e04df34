import type { Crumb } from '../model/screen.ts';
import type { PortalRuntime, ScreenRuntime } from '../runtime/contract.ts';

/** A crumb as shown, and as told to search engines. */
export interface ShownCrumb {
  readonly text: string;
  /** Address on this site or a full URL. */
  readonly href: string;
  /** Where it leads below the router base; null = it leaves the app by a plain link. */
  readonly inApp: string | null;
}

export interface Trail {
  readonly parents: readonly ShownCrumb[];
  readonly current: string;
}

/** The breadcrumb of a screen that is ready; null where the route has no breadcrumb name. */
export function trailOf(portal: PortalRuntime, runtime: ScreenRuntime, pathname: string): Trail | null {
  const { breadcrumb } = runtime.screen;
  const current = breadcrumb === null ? '' : runtime.text(breadcrumb.breadcrumbName);
  if (breadcrumb === null || current === '') return null;
  return { parents: breadcrumb.parents.map((crumb) => shownCrumb(portal, runtime, pathname, crumb)), current };
}

function shownCrumb(portal: PortalRuntime, runtime: ScreenRuntime, pathname: string, crumb: Crumb): ShownCrumb {
  const text = runtime.text(crumb.breadcrumbPrefix) + runtime.text(crumb.breadcrumbName);
  const target = portal.manifest.screens.find((screen) => screen.name === crumb.breadcrumbUrl)?.routes[0];
  if (target === undefined) return { text, href: portal.address(crumb.breadcrumbUrl), inApp: null };
  const inApp = `/${fillPath(target.path, pathParameters(portal, pathname))}`;
  return { text, href: import.meta.env.BASE_URL.replace(/\/$/, '') + inApp, inApp: crumb.leaveVueFlag ? null : inApp };
}

function pathParameters(portal: PortalRuntime, pathname: string): { readonly [name: string]: string } {
  const match = portal.match(pathname);
  return match !== null && 'path' in match ? match.path : {};
}

/** `a/{x}/{y?}` with `{ x: '1' }` becomes `a/1/`. */
export function fillPath(path: string, parameters: { readonly [name: string]: string }): string {
  return path
    .replace(/\{(\w+)\??\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
    .replace(/\/{2,}/g, '/');
}
