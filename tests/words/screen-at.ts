import { matchPath } from '../../src/runtime/navigation/routes.ts';
import { builtManifest } from './built.ts';

/** The screen that has this address; null = none of the portal's screens. */
export function screenAt(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/svc/')) return null;
  const found = matchPath(builtManifest(), pathname.slice('/svc/'.length));
  return found === null || 'bare' in found ? null : found.screen;
}
