import type { Page } from 'playwright/test';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { TextValue } from '../../../src/model/expression.ts';
import { screenNamed, screenUrl } from '../../../src/runtime/navigation/routes.ts';
import { builtManifest, builtScreen, builtService } from '../../words/built.ts';
import { screenAt } from '../../words/screen-at.ts';
import { title } from '../../words/title.ts';
import { expectScreen } from './parts.ts';
import type { Portal } from './portal.ts';
import { expect } from './test.ts';

/** What a screen is known by, as built: path of its address, heading, id. */
export interface KnownScreen {
  readonly path: string;
  readonly title: string;
  readonly id: string;
}

/**
 * Example: `knownScreen('hpki-consent')` is at `/svc/hpki/consent`. `at`: its path parameters; the path ends before a required one that is left out.
 * `heading`: needed where it is worked out.
 */
export function knownScreen(
  name: string,
  { at = {}, heading }: { readonly at?: Record<string, string>; readonly heading?: string } = {},
): KnownScreen {
  const screen = screenNamed(builtManifest(), name);
  if (screen === undefined) throw new Error(`There is no screen ${name}`);
  const url = screenUrl(screen.routes, at) ?? screen.routes[0]?.path.replace(/\/\{.*$/u, '') ?? '';
  return { path: `/svc/${url}`, title: heading ?? title(name), id: screen.id };
}

/** Screens by the names that tests give them. A text is the name of a screen without parameters. */
export function knownScreens<Name extends string>(
  names: Readonly<Record<Name, string | KnownScreen>>,
): Readonly<Record<Name, KnownScreen>> {
  const known = Object.entries<string | KnownScreen>(names).map(([name, screen]) => [
    name,
    typeof screen === 'string' ? knownScreen(screen) : screen,
  ]);
  return Object.fromEntries(known) as Record<Name, KnownScreen>;
}

export async function openKnown({ origin, page }: Portal, { path }: KnownScreen, query = ''): Promise<void> {
  await page.goto(`${origin}${path}${query}`);
}

/** Waits until a screen can be used: its heading, its address and its own buttons are there. 「中断する」 is there while it still loads. */
export async function expectUsable(page: Page, { title, path }: KnownScreen): Promise<void> {
  await expectScreen(page, title, path);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons.filter({ hasNotText: wordsOf(cancelLabel(page)) }).first()).toBeVisible();
}

/** A screen may have a button `cancel` of its own, in other words. */
function cancelLabel(page: Page): TextValue {
  const screen = screenAt(page.url());
  const cancel = screen === null ? null : builtService(builtScreen(screen).service).layout.cancel;
  return cancel?.label ?? '';
}
