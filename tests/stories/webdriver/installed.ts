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

/** null = it can be started here; otherwise what is missing and what to install, in Japanese. */
export function whyNot({ title, driver, browser, needsDisplay, install }: Browser): string | null {
  const missing = [
    ...(driver !== null && programPath([driver.program]) === null ? [driver.program] : []),
    ...(browser.length > 0 && programPath(browser) === null ? [browser.join(' か ')] : []),
    ...(needsDisplay && !hasDisplay() && programPath(['Xvfb']) === null ? ['画面（または Xvfb）'] : []),
  ];
  return missing.length === 0
    ? null
    : `${title} では進められません。${missing.join('、')} がありません（${install} で入ります）。`;
}

export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
