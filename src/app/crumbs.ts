import type { Crumb } from '../model/screen.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import { screenNamed } from '../runtime/navigation/routes.ts';

/** A crumb as displayed and as reported to search engines. */
export interface ShownCrumb {
  readonly text: string;
  readonly isLater: boolean;
  /** Address on this site or a full URL; empty = not known yet. */
  readonly href: string;
  /** Target relative to the router base; null = a plain link that leaves the app. */
  readonly inApp: string | null;
}

/** The last one is this page. */
export type Trail = readonly ShownCrumb[];

/** What it says is not loaded yet; its room is kept, since it stands above the heading. */
const unknown: ShownCrumb = { text: '…', isLater: true, href: '', inApp: null };

/** The breadcrumb of a screen; null if the route has no breadcrumb name. */
export function trailOf(portal: PortalRuntime, runtime: ScreenRuntime): Trail | null {
  const { breadcrumb } = runtime.screen;
  if (breadcrumb === null) return null;
  const text = runtime.peek(() => runtime.text(breadcrumb.breadcrumbName)) ?? unknown.text;
  if (text === '') return null;
  const parents = breadcrumb.parents.map((crumb) => runtime.peek(() => shownCrumb(portal, runtime, crumb)) ?? unknown);
  return [...parents, { ...unknown, text, isLater: isNamedLater(breadcrumb) }];
}

const isNamedLater = ({ breadcrumbName }: Pick<Crumb, 'breadcrumbName'>) => typeof breadcrumbName !== 'string';

function shownCrumb(portal: PortalRuntime, runtime: ScreenRuntime, crumb: Crumb): ShownCrumb {
  const text = runtime.text(crumb.breadcrumbPrefix) + runtime.text(crumb.breadcrumbName);
  const to = crumb.breadcrumbUrl;
  const isScreen = screenNamed(portal.manifest, to) !== undefined;
  const { href, inApp } = runtime.destination(isScreen ? { screen: to } : { address: to }, {});
  return { text, isLater: isNamedLater(crumb), href, inApp: inApp === null || crumb.leaveVueFlag ? null : `/${inApp}` };
}
