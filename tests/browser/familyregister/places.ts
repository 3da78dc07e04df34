import { blockText } from '../../words/block-text.ts';
import { imageWords } from '../../words/image-words.ts';
import { countLink, shellText } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { openMenu } from '../harness/menu.ts';
import { button } from '../harness/parts.ts';
import { expect } from '../harness/test.ts';
import { inForm, type PageRow, type Place, pageAt, readCard, way } from '../look/place.ts';

export { dialogs } from './dialog-places.ts';

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

export const samples = ['select-form', 'counter-input-error', 'generic-error', 'zoomed-image'];

const rows: readonly PageRow[] = [['family-registration', '/family-registration', '戸籍電子証明書の提出', 'qr']];

export const pages = rows.map(pageAt);
