import type { TextValue } from '../../src/model/expression.ts';
import { builtScreen } from './built.ts';
import { filled, type Values } from './filled.ts';

/** What those hear who do not see the first image of a screen. */
export function imageWords(screen: string, values?: Values): string {
  const alt = altIn(builtScreen(screen).view);
  if (alt === undefined) throw new Error(`${screen} has no image`);
  return filled(alt, values);
}

function altIn(part: unknown): TextValue | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('alt' in part) return part.alt as TextValue;
  return Object.values(part)
    .map(altIn)
    .find((alt) => alt !== undefined);
}
