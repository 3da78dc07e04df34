import type { Page } from 'playwright/test';
import { press } from '../harness/parts.ts';
import type { Fault, Portal } from '../harness/portal.ts';

/** Something a citizen can have in front of them, and the way there on the real server. */
export interface Place {
  /** File name of its pictures. */
  readonly name: string;
  /** Requirement ids proven by its being there. */
  readonly ids?: string;
  /** Words that say that it has been reached: of the h1, or of the dialog's h2. */
  readonly heading: string;
  readonly dialog?: boolean;
  /** Words that stand there, beside the heading: what the picture is a picture of. */
  readonly shows?: readonly (string | RegExp)[];
  /** Selects what is other there whenever it is opened: pictures leave it out. */
  readonly changing?: string;
  /** A toast is what is looked at. */
  readonly isOfToast?: true;
  /** The address answers with an error status, which Chromium logs. */
  reach(portal: Portal, page: Page): Promise<unknown>;
}

/** Those of a service: `<service>/places.ts`. */
export interface PlacesOfService {
  readonly screens?: readonly Place[];
  readonly dialogs?: readonly Place[];
  /** Pages outside the screens. */
  readonly pages?: readonly Place[];
  /** Names of places, one of each make, that every run of the tests looks at. */
  readonly samples?: readonly string[];
}

export interface PlaceOptions {
  readonly persona?: string;
  readonly faults?: readonly Fault[];
  readonly settings?: Record<string, unknown>;
  readonly launch?: Record<string, string | undefined>;
  /** Below `/svc/familyregister/`. */
  readonly path?: string;
  /** Buttons pressed one after another; `+` before a name: a link or radio of that name. */
  readonly press?: readonly string[];
}

/** Logs in, plans faults and settings, is launched, and presses. */
export function way({
  persona = 'qr',
  faults = [],
  settings,
  launch,
  path,
  press: pressed = [],
}: PlaceOptions): Place['reach'] {
  return async (portal, page) => {
    await portal.login(persona);
    if (settings !== undefined) await portal.settings(settings);
    for (const fault of faults) await portal.fault(fault);
    await portal.launch(launch, path);
    for (const name of pressed) await press(page, name);
  };
}

export const inForm = { launch: { processId: '000' } };
export const api = '/api/familyregister/';
export const qrCall = '/api/common/qr-code/card-assist-info';

/** Reads a card with the app's stand-in and comes back to the screen that shows what was read. */
export function readCard(options: PlaceOptions & { readonly card?: string }): Place['reach'] {
  return async (portal, page) => {
    await portal.login(options.persona ?? 'qr');
    for (const fault of options.faults ?? []) await portal.fault(fault);
    const form = { act: 'read', card: options.card ?? 'own', returnTo: '/svc/intent' };
    const reply = await portal.request.post(`${portal.origin}/sandbox/app/intent`, { form, maxRedirects: 0 });
    const back = new URL(reply.headers().location ?? '', portal.origin);
    const query = new URLSearchParams(portal.launchQuery());
    for (const name of ['sessionId', 'nonce']) query.set(name, back.searchParams.get(name) ?? '');
    await page.goto(`${portal.origin}/svc/familyregister/personal-information/confirm/?${query}`);
    for (const name of options.press ?? []) await press(page, name);
  };
}

/** A page outside the screens: `[name, path, heading, persona]`. */
export type PageRow = readonly [name: string, path: string, heading: string, persona?: string];

export const pageAt = ([name, path, heading, persona]: PageRow): Place => ({
  name: `page-${name}`,
  heading,
  reach: async (portal, page) => {
    if (persona !== undefined) await portal.login(persona);
    await page.goto(`${portal.origin}${path}`);
  },
});
