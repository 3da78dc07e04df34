import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from './browsers.ts';

/** Path of the first of these programs that is there; null = none. */
export function programPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Names of the programs that it cannot be started without here, by what may stand for each other. */
export function missingFor({ driver, browser, needsDisplay }: Browser): readonly (readonly string[])[] {
  const needed = [driver === null ? [] : [driver.program], browser, needsDisplay && !hasDisplay() ? ['Xvfb'] : []];
  return needed.filter((names) => names.length > 0 && programPath(names) === null);
}

/** null = it can be started here; otherwise what is missing and what to install, in Japanese. */
export function whyNot(browser: Browser): string | null {
  const missing = missingFor(browser).map((names) => names.join(' か '));
  return missing.length === 0
    ? null
    : `${browser.title} では進められません。${missing.join('、')} がありません（${browser.install} で入ります）。`;
}

export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
