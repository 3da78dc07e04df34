import type { OtherShell } from '../../model/catalog.ts';
import type { ManifestService } from '../../model/manifest.ts';
import type { PortalData } from '../contract/portal.ts';
import type { Evaluator } from '../contract/screen.ts';
import { type Match, matchPath } from './routes.ts';

interface Known {
  readonly parts: Pick<PortalData, 'manifest' | 'catalog'>;
}

/** What serves the address; null = nothing does, or its service is disabled. */
export function openMatch(core: Known & { readonly evaluator: Evaluator }, pathname: string): Match | null {
  const match = matchPath(core.parts.manifest, pathname);
  const enabled = serviceOf(core, match)?.enabled;
  return enabled === undefined || core.evaluator.evaluate(enabled) === true ? match : null;
}

/** The frame around what serves the address; null = the portal's own. */
export function shellAt(core: Known, pathname: string): OtherShell | null {
  const { manifest } = core.parts;
  const match = matchPath(manifest, pathname);
  // Of a screen that the page did not bring along, only the address is known.
  const isUnder = ({ base }: ManifestService) =>
    base !== '' && `${pathname}/`.replace(/^\/+/, '').startsWith(`${base}/`);
  const shell = (match === null ? manifest.services.find(isUnder) : serviceOf(core, match))?.shell;
  return shell === undefined ? null : (core.parts.catalog.shell.shells[shell] ?? null);
}

function serviceOf({ parts: { manifest } }: Known, match: Match | null): ManifestService | undefined {
  if (match === null) return undefined;
  const name = 'bare' in match ? match.bare : manifest.screens.find((screen) => screen.name === match.screen)?.service;
  return manifest.services.find((service) => service.name === name);
}
