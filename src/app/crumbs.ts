import type { Crumb } from '../model/screen.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import { screenNamed } from '../runtime/navigation/routes.ts';

/** A crumb as displayed and as reported to search engines. */
export interface ShownCrumb {
  readonly text: string;
  /** Address on this site or a full URL. */
  readonly href: string;
  /** Target relative to the router base; null = a plain link that leaves the app. */
  readonly inApp: string | null;
}

export interface Trail {
  readonly parents: readonly ShownCrumb[];
  readonly current: string;
}

/** The breadcrumb of a ready screen; null if the route has no breadcrumb name. */
export function trailOf(portal: PortalRuntime, runtime: ScreenRuntime): Trail | null {
  const { breadcrumb } = runtime.screen;
  const current = breadcrumb === null ? '' : runtime.text(breadcrumb.breadcrumbName);
  if (breadcrumb === null || current === '') return null;
  return { parents: breadcrumb.parents.map((crumb) => shownCrumb(portal, runtime, crumb)), current };
}

function shownCrumb(portal: PortalRuntime, runtime: ScreenRuntime, crumb: Crumb): ShownCrumb {
  const text = runtime.text(crumb.breadcrumbPrefix) + runtime.text(crumb.breadcrumbName);
  const to = crumb.breadcrumbUrl;
  const isScreen = screenNamed(portal.manifest, to) !== undefined;
  const { href, inApp } = runtime.destination(isScreen ? { screen: to } : { address: to }, {});
  return { text, href, inApp: inApp === null || crumb.leaveVueFlag ? null : `/${inApp}` };
}
