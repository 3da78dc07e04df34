import { screenAddresses, screenNames } from '../../../../build/screen-addresses.ts';

/** Name of a screen, or of one of its routes. */
export type ScreenName = keyof typeof screenAddresses;

/**
 * Address of a screen, with these values in its path, and the others in its query. The checker tells of a name, or of a value, that the screens do
 * not have (`name/served`): both are written out where this is called.
 */
export function screenAddress(name: ScreenName, values: { readonly [name: string]: string } = {}): string {
  const left = new Map(Object.entries(values));
  const path = screenAddresses[name].replaceAll(/\/?\{(\w+)\??\}/gu, (part, parameter: string) => {
    const value = left.get(parameter);
    left.delete(parameter);
    if (value === undefined) return '';
    return `${part.startsWith('/') ? '/' : ''}${encodeURIComponent(value)}`;
  });
  return left.size === 0 ? path : `${path}?${new URLSearchParams([...left])}`;
}

/** Of all screens. */
export const screenIds: ReadonlySet<string> = new Set(Object.keys(screenNames));

/** Address of the screen with this id, which a browser sends with each call; null = there is none, or it needs more in its path. */
export function addressOfScreen(id: string): string | null {
  const name = new Map<string, ScreenName>(Object.entries(screenNames)).get(id);
  return name === undefined || /\{\w+\}/u.test(screenAddresses[name]) ? null : screenAddress(name);
}
