import * as pictureWording from '../../../build/wording/picture.ts';
import { blockText } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { shellWords } from '../../words/shell-words.ts';
import { stepOptions } from '../../words/step-options.ts';
import { button, press } from '../harness/parts.ts';
import type { Fault } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';
import { api, inForm, type Place, type PlaceOptions, qrCall, readCard, way } from '../look/place.ts';

const [confirm, counter] = ['familyregister-confirm', 'familyregister-counter-input'];
const domicile = blockText(confirm, 'image', 'domicile.domicileImage');
const titled = (name: string, screen = 'familyregister-select') => dialogWords(screen, name).title;

/** What is said until the portal has answered. */
const [{ waiting }] = stepOptions('familyregister-select', 'poll') as unknown as [{ waiting: { text: string } }];

const failed = (fault: Omit<Fault, 'path'>, more: PlaceOptions = {}) =>
  way({ faults: [{ path: `${api}pseudonymCheck`, ...fault }], press: ['next'], ...more });

export const dialogs: readonly Place[] = [
  {
    name: 'cancel-confirmation',
    ids: 'FR-057',
    heading: titled('cancelConfirmation'),
    reach: way({ press: ['cancel'] }),
  },
  {
    name: 'explanation',
    ids: 'FR-047 FR-048 FR-049 FR-061',
    heading: titled('explanation'),
    reach: way({ press: ['explanation'] }),
  },
  {
    name: 'under-15',
    heading: titled('under15'),
    reach: readCard({ persona: 'under-15-reading', press: ['next'] }),
  },
  {
    name: 'launch-error',
    ids: 'FR-058',
    heading: titled('launchError'),
    reach: way({ launch: { returnUrl: undefined } }),
  },
  {
    name: 'generic-error',
    ids: 'FR-058',
    heading: titled('genericError'),
    reach: failed({ resultCode: '0001', errorCode: 'ZZ9999', errorMessage: '' }),
  },
  { name: 'connection-lost', heading: titled('connectionLost'), reach: failed({ drop: 'before', times: 9 }) },
  { name: 'maintenance', heading: titled('maintenance'), reach: failed({ resultCode: '9004' }) },
  {
    name: 'login-again',
    heading: titled('loginAgain'),
    reach: failed({ status: 401 }),
  },
  {
    name: 'invalid-request',
    heading: titled('invalidRequest'),
    reach: failed({ resultCode: '9001', errorMessage: '値が正しくありません。' }),
  },
  {
    name: 'no-answer',
    heading: titled('noAnswer'),
    reach: failed({ delaySeconds: 5 }, { settings: { 'http.timeout': 0.5 } }),
  },
  {
    name: 'loading',
    ids: 'FR-060',
    heading: waiting.text,
    reach: way({ persona: 'pseudonym-never', press: ['next'] }),
  },
  {
    name: 'system-error',
    heading: titled('systemError'),
    reach: way({ persona: 'pseudonym-never', settings: { 'poll.limit': 1, 'poll.every': 0.2 }, press: ['next'] }),
  },
  {
    name: 'transfer-in-progress',
    heading: titled('transferInProgress', confirm),
    reach: way({ persona: 'register-changing', path: 'confirm/' }),
  },
  {
    name: 'domicile-unavailable',
    heading: titled('domicileUnavailable', confirm),
    reach: way({ persona: 'domicile-eds102', path: 'confirm/' }),
  },
  {
    name: 'submission-failed',
    heading: titled('submissionFailed', confirm),
    reach: way({
      persona: 'pseudonym-exists',
      path: 'confirm/',
      faults: [{ path: `${api}createXml`, resultCode: '0001', errorCode: 'ED0001', errorMessage: '' }],
      press: ['next'],
    }),
  },
  {
    name: 'zoomed-image',
    heading: domicile,
    reach: way({ persona: 'pseudonym-exists', path: 'confirm/', press: [pictureWording.zoomOf({ label: domicile })] }),
  },
  {
    name: 'what-to-bring',
    heading: titled('whatToBring', counter),
    reach: async (portal, page) => {
      await way({ ...inForm, path: 'counter-input/' })(portal, page);
      await page.getByRole('combobox', { name: field(counter, 'prefecture').label }).selectOption({ index: 13 });
      await page.getByRole('textbox', { name: field(counter, 'address').label }).fill('千代田区霞が関一丁目1番');
      await press(page);
    },
  },
  {
    name: 'qr-expired',
    heading: titled('qrExpired'),
    reach: async (portal, page) => {
      await page.clock.install();
      await way({ path: 'personal-information/', press: ['read'] })(portal, page);
      await expect(page.getByRole('timer')).toBeVisible();
      await page.clock.fastForward(301_000);
    },
  },
  {
    name: 'qr-read-error',
    heading: titled('qrReadError'),
    reach: way({
      faults: [{ path: qrCall, resultCode: '0001', errorCode: 'ED1517', errorMessage: '' }],
      path: 'personal-information/',
      press: ['read'],
    }),
  },
  {
    name: 'app-update',
    heading: titled('appUpdate'),
    reach: way({ persona: 'app-must-update', path: 'personal-information/', press: ['read'] }),
  },
  {
    name: 'app-updatable',
    heading: titled('appUpdatable'),
    reach: way({ persona: 'app-may-update', path: 'personal-information/', press: ['read'] }),
  },
  {
    name: 'register-phone-certificate',
    heading: titled('registerPhoneCertificate'),
    reach: way({ persona: 'phone-4-not-ready', path: 'personal-information/', press: ['read'] }),
  },
  ...(
    [
      ['cancelled', 'extension-cancel', titled('extensionCancelled')],
      ['failed', 'extension-unexpected', titled('extensionFailed')],
    ] as const
  ).map(
    ([name, code, heading]): Place => ({
      name: `extension-${name}`,
      ids: 'FR-059',
      heading,
      reach: async (portal, page) => {
        // An address that leads nowhere, so that the page stays and the reader extension can report.
        await way({
          persona: 'intent',
          settings: { 'intentApp.url': 'intent://reader' },
          path: 'personal-information/',
        })(portal, page);
        await press(page, 'read');
        // The reader reports while the app is being opened, which begins a moment after the press.
        await expect
          .poll(async () => {
            await page.evaluate(
              (detail) => window.dispatchEvent(new CustomEvent('madoguchi:reader-failed', { detail })),
              { code },
            );
            return page.getByRole('dialog').count();
          })
          .toBe(1);
      },
    }),
  ),
  {
    name: 'session-warning',
    heading: shellWords().sessionTitle,
    reach: way({ settings: { 'session.limit': 1800, 'session.warnBefore': 1799 } }),
  },
  {
    name: 'session-over',
    heading: shellWords().sessionOverTitle,
    reach: async (portal, page) => {
      await page.clock.install();
      // The last call of the visit: each answer makes the login last longer.
      await Promise.all([page.waitForResponse(/\/api\/my\/notification\/list$/), way({})(portal, page)]);
      await expect(button(page, 'next')).toBeVisible();
      await page.clock.fastForward(31 * 60_000);
    },
  },
];
