import type { OtherShell } from '../model/catalog.ts';
import type { ManifestService } from '../model/manifest.ts';
import type { Core } from './core.ts';
import { type Match, matchPath } from './routes.ts';

/** What serves the address; null = nothing, or a service that is closed. */
export function openMatch(core: Pick<Core, 'parts' | 'names'>, pathname: string): Match | null {
  const match = matchPath(core.parts.manifest, pathname);
  const enabled = serviceOf(core, match)?.enabled;
  return enabled === undefined || core.names.evaluate(enabled) === true ? match : null;
}

/** The frame around what serves the address; null = the portal's. */
export function shellAt(core: Pick<Core, 'parts'>, pathname: string): OtherShell | null {
  const shell = serviceOf(core, matchPath(core.parts.manifest, pathname))?.shell;
  return shell === undefined ? null : (core.parts.catalog.shell.shells[shell] ?? null);
}

function serviceOf({ parts: { manifest } }: Pick<Core, 'parts'>, match: Match | null): ManifestService | undefined {
  if (match === null) return undefined;
  const name = 'bare' in match ? match.bare : manifest.screens.find((screen) => screen.name === match.screen)?.service;
  return manifest.services.find((service) => service.name === name);
}
