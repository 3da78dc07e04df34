import type { ScreenHelp, ServiceHelp } from '../../../model/help.ts';
import { appAddress } from '../../kernel/page/app-address.ts';
import { helpNow } from '../../kernel/portal/help.ts';

export interface FoundHelp {
  readonly of: ServiceHelp;
  /** null = no screen, or not known which. */
  readonly screen: ScreenHelp | null;
}

/** With the number of the error that the screen shows (empty = none), and where it is. */
export interface CameFrom extends FoundHelp {
  readonly number: string;
  /** The path below the root of the app. */
  readonly below: string;
}

export function helpNamed(service: string, screen: string): FoundHelp | null {
  const of = helpNow().find((one) => one.service === service);
  const found = of?.screens.find(({ name }) => name === screen);
  return of === undefined || found === undefined ? null : { of, screen: found };
}

/** Of the screen at a path of this site; null = it is of no service. */
export function helpAt(pathname: string): FoundHelp | null {
  if (!pathname.startsWith(appAddress(''))) return null;
  const parts = partsOf(pathname.slice(appAddress('').length));
  const of = helpNow().find(({ base }) => isAt(parts.slice(0, partsOf(base).length), base));
  if (of === undefined) return null;
  return { of, screen: of.screens.find(({ paths }) => paths.some((path) => isAt(parts, path))) ?? null };
}

/** What a path below the root of the app has where those of the screen have names; null = it is none of them. */
export function valuesAt({ paths }: ScreenHelp, below: string): { readonly [name: string]: string } | null {
  const parts = partsOf(below);
  const path = paths.find((one) => isAt(parts, one));
  if (path === undefined) return null;
  const named = partsOf(path).map((part, index) => [/^\{(.+?)\??\}$/.exec(part)?.[1], parts[index]] as const);
  return Object.fromEntries(named.filter(([name, value]) => name !== undefined && value !== undefined));
}

/** `{name}` stands for any part, `{name?}` for any or none. */
function isAt(parts: readonly string[], path: string): boolean {
  const wanted = partsOf(path);
  const fewest = wanted.filter((part) => !part.endsWith('?}')).length;
  return (
    parts.length >= fewest &&
    parts.length <= wanted.length &&
    parts.every((part, index) => wanted[index] === part || wanted[index]?.startsWith('{') === true)
  );
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}
