import { beforeAll, describe, expect, it } from 'vitest';
import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import { openBrowser } from '../runtime/browser.ts';
import { standStill } from '../runtime/clock.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { projectOf } from '../runtime/project.ts';

const project = projectOf();
standStill();
// What judges the fields of other screens is loaded when it is first needed; later it is there within a few turns.
beforeAll(() => import('../../src/runtime/fields/field-parts.ts'));

const issuer = { code: 'jma', name: '見本', phone: '', hours: '', daysToIssue: 30 };
const agency = { name: '見本', phone: '', hours: '' };

/** A service, its end, what is kept there, the screens before it, and the first one where the flow begins with it. */
const ends: readonly (readonly [
  service: string,
  end: string,
  state: object,
  before: readonly string[],
  first: string | null,
])[] = [
  [
    'drivers-license',
    'drivers-license/complete',
    { change: { receptionNumber: '1', address: '東京都', receptionDate: '20261120' } },
    ['drivers-license/digital-signature', 'drivers-license/agreement'],
    'drivers-license/change-permanent-address',
  ],
  [
    'kana',
    'kana/complete',
    {
      process: 'new',
      submission: {
        type: '1',
        arrivalNumber: '1',
        applicationNumber: '2',
        procedureId: 'p',
        submissionDate: '20261120',
      },
    },
    [
      'kana/digital-signature',
      'kana/agreement',
      'kana/confirm-report-details',
      'kana/input-kana',
      'kana/read-basic-information',
    ],
    null,
  ],
  [
    'hpki',
    'hpki/jma/completion',
    { submission: { receptionNumber: '1', receivedOn: '20261120', delivery: 'phone', feeYen: 0, issuer } },
    ['hpki/consent', 'hpki/jma/confirmation', 'hpki/jma/application-information'],
    null,
  ],
  [
    'familyregister-identification-code',
    'familyregister-identification-code/complete',
    { issue: { receptionNumber: '1', codes: [] } },
    ['familyregister-identification-code/digital-signature'],
    null,
  ],
  [
    'nq',
    'nq/application-completion/q1',
    {
      submission: {
        applyingId: 'a',
        applicationNumber: '1',
        qualificationId: 'q1',
        qualificationName: '',
        procedureName: '',
        receivedOn: '20261120',
        isAgain: false,
        feeText: '',
        agency,
      },
    },
    ['nq/application-agreement/q1/b1/u1/p1/r1', 'nq/application-confirmation/q1/b1/u1/p1/r1'],
    'nq/application-information/q1/b1/u1/p1/r1',
  ],
];

describe.each(ends)(
  '%s: what is filed is not shown as if it could be filed again',
  (service, end, state, before, first) => {
    const filed = async () => {
      const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
      for (const [name, value] of Object.entries(state))
        storages.session.setItem(
          storageKeys.state(service, name),
          JSON.stringify({ value: { value, changes: 0 }, expiresAt: null }),
        );
      const tab = openBrowser({ project, storages });
      await tab.open(end);
      return { tab, at: tab.at };
    };

    it.each(before)('%s: the browser’s back, a reload, or its address leads to what came of it', async (path) => {
      for (const isSeen of [true, false]) {
        const { tab, at } = await filed();
        expect(tab.screen.view.getState().phase).toBe('ready');
        await tab.open(path, isSeen);
        await tab.settle();
        expect([tab.at, tab.screen.view.getState().phase]).toEqual([at, 'ready']);
        await tab.open(end, true);
        expect(tab.at).toBe(at);
      }
    });

    it.runIf(first !== null)('going back to the first screen shows it, opening it begins anew', async () => {
      const { tab, at } = await filed();
      await tab.open(first ?? '', true);
      expect(tab.at).toBe(at);
      await tab.open(first ?? '');
      expect(tab.at).not.toBe(at);
      for (const path of [first ?? '', ...before]) {
        await tab.open(path, true);
        expect(tab.at).not.toBe(at);
      }
    });
  },
);
