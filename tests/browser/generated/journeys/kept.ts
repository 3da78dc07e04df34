import type { Page } from 'playwright/test';

/** What the browser keeps. */
export interface Stored {
  readonly session: { readonly [key: string]: string };
  readonly local: { readonly [key: string]: string };
}

export async function readKept(page: Page): Promise<Stored> {
  return page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
}

/** On a page of the portal; nothing else is kept then. */
export async function writeKept(page: Page, stored: Stored): Promise<void> {
  await page.evaluate(({ session, local }) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, stored);
}

/** On a page of the portal. */
export async function removeState(page: Page, service: string, names: readonly string[]): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) sessionStorage.removeItem(key);
    },
    names.map((name) => `madoguchi.state.${service}.${name}`),
  );
}

/** On a page of the portal: the draft has been saved, or a save has failed. */
export async function writeSaved(page: Page, service: string, saved: boolean): Promise<void> {
  await page.evaluate(
    ({ key, unsaved }) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (kept !== null) sessionStorage.setItem(key, JSON.stringify({ ...kept, value: { ...kept.value, unsaved } }));
    },
    { key: `madoguchi.way.${service}`, unsaved: !saved },
  );
}

/** State of a service by name. */
export function stateIn({ session }: Stored, service: string): { readonly [name: string]: unknown } {
  const beginning = `madoguchi.state.${service}.`;
  const own = Object.entries(session).filter(([key]) => key.startsWith(beginning));
  return Object.fromEntries(
    own.map(([key, text]) => [
      key.slice(beginning.length),
      (JSON.parse(text) as { value: { value: unknown } }).value.value,
    ]),
  );
}

/** Has the portal everything of the draft that was accepted? */
export function isSavedIn({ session }: Stored, service: string): boolean {
  const kept = JSON.parse(session[`madoguchi.way.${service}`] ?? 'null') as { value?: { unsaved?: boolean } } | null;
  return kept?.value?.unsaved !== true;
}

/** The check page that a 「変更」 link left; null = none was used. */
export function returnToIn({ session }: Stored, service: string): string | null {
  const way = session[`madoguchi.way.${service}`];
  const kept = JSON.parse(way ?? 'null') as { value?: { returnTo?: string | null } } | null;
  return kept?.value?.returnTo ?? null;
}
