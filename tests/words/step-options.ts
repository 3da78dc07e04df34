import { builtScreen } from './built.ts';

type Options = { readonly [option: string]: unknown };

/** What the steps of a kind say on a screen, in the order in which they are written. */
export function stepOptions(screen: string, kind: string): readonly Options[] {
  return optionsIn(builtScreen(screen), kind);
}

function optionsIn(part: unknown, kind: string): readonly Options[] {
  if (typeof part !== 'object' || part === null) return [];
  const { kind: own, options } = part as { readonly kind?: unknown; readonly options?: Options };
  const inner = Object.values(part).flatMap((value) => optionsIn(value, kind));
  return own === kind && options !== undefined ? [options, ...inner] : inner;
}
