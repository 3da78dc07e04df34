import { builtScreen } from './built.ts';
import { filled } from './filled.ts';
import { named } from './named.ts';

/** What stands above the inputs that a screen repeats for this item. */
export function legend(screen: string, group: string, item: { readonly [member: string]: unknown }): string {
  return filled(named(builtScreen(screen).groups, group).legend, { item });
}
