import type { Page } from 'playwright/test';
import { blockText } from '../../words/block-text.ts';
import { imageWords } from '../../words/image-words.ts';
import { countLink, shellText } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { openMenu } from '../harness/menu.ts';
import { button, press } from '../harness/parts.ts';
import type { Fault, Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

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

export const screens: readonly Place[] = [
  {
    name: 'select',
    ids: 'FR-011 FR-012 FR-013 FR-015 FR-055',
    heading: title('familyregister-select'),
    reach: way({}),
  },
  { name: 'select-form', ids: 'FR-050 FR-052 FR-053', heading: title('familyregister-select'), reach: way(inForm) },
  {
    name: 'select-error',
    ids: 'FR-051',
    heading: title('familyregister-select'),
    reach: way({ ...inForm, press: ['next'] }),
  },
  {
    name: 'select-unknown-status',
    heading: title('familyregister-select'),
    reach: async (portal, page) => {
      await way({ persona: 'pseudonym-undefined', press: ['next'] })(portal, page);
      await expect(page.getByText(blockText('familyregister-select', 'banner', 'state.statusUnknown'))).toBeVisible();
    },
  },
  {
    name: 'select-phone-certificate',
    heading: title('familyregister-select'),
    reach: way({ persona: 'phone-4-not-ready' }),
  },
  {
    name: 'select-counts',
    ids: 'EN-045 EN-046',
    heading: title('familyregister-select'),
    reach: async (portal, page) => {
      await way({ persona: 'unread' })(portal, page);
      const banner = page.getByRole('banner');
      await openMenu(page);
      await expect(banner.getByRole('link', { name: `${countLink('selfInfoUnreadCount')} 3件` })).toBeVisible();
      await expect(banner.getByRole('link', { name: `${countLink('taskIncompleteCount')} 2件` })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'counter-input',
    ids: 'FR-011 FR-012 FR-013',
    heading: title('familyregister-counter-input'),
    reach: way({ ...inForm, path: 'counter-input/' }),
  },
  {
    name: 'counter-input-error',
    heading: title('familyregister-counter-input'),
    reach: way({ ...inForm, path: 'counter-input/', press: ['next'] }),
  },
  {
    name: 'personal-information',
    ids: 'FR-011 FR-012 FR-013 FR-019',
    heading: title('familyregister-personal-information'),
    reach: way({ path: 'personal-information/' }),
  },
  {
    name: 'personal-information-other-card',
    heading: title('familyregister-personal-information'),
    reach: async (portal, page) => {
      await readCard({ persona: 'intent', card: 'other' })(portal, page);
      await expect(
        page.getByText(blockText('familyregister-personal-information', 'banner', 'state.cardMismatch')),
      ).toBeVisible();
    },
  },
  {
    name: 'qr',
    ids: 'FR-011 FR-012 FR-013',
    heading: title('familyregister-personal-information-qr'),
    reach: async (portal, page) => {
      await way({ path: 'personal-information/', press: ['read'] })(portal, page);
      await expect(page.getByRole('img', { name: imageWords('familyregister-personal-information-qr') })).toBeVisible();
    },
  },
  {
    name: 'personal-information-confirm',
    ids: 'FR-011 FR-012 FR-013',
    heading: title('familyregister-personal-information-confirm'),
    reach: readCard({ persona: 'intent' }),
  },
  {
    name: 'personal-information-confirm-long',
    heading: title('familyregister-personal-information-confirm'),
    reach: readCard({ persona: 'name-long' }),
  },
  {
    name: 'confirm',
    ids: 'FR-011 FR-012 FR-013 FR-017',
    heading: title('familyregister-confirm'),
    reach: way({ persona: 'pseudonym-exists', path: 'confirm/' }),
  },
  {
    name: 'confirm-long',
    heading: title('familyregister-confirm'),
    reach: way({ persona: 'name-long', path: 'confirm/' }),
  },
  {
    name: 'offline-notice',
    heading: title('familyregister-select'),
    reach: async (portal, page) => {
      await way({})(portal, page);
      await expect(button(page, 'next')).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(shellText('offline'))).toBeVisible();
    },
  },
];
