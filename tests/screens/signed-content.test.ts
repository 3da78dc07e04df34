import { expect, it } from 'vitest';
import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import { openBrowser } from '../runtime/browser.ts';
import { standStill } from '../runtime/clock.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { projectOf } from '../runtime/project.ts';
import { answers, draftOf } from './kana/draft.ts';

const project = projectOf();
standStill();

const register = { id: 'r1', type: '1', domicile: '東京都千代田区', headOfTheFamily: '山田花子' };
const draft = draftOf();
const correction = draftOf({ ownFirstName: true, isVerified: true }, '2');
const address = { postalCode: '', prefecture: '13', address: '千代田区' };

/** Everything that the signing screens of a service sign from. */
const signing: readonly (readonly [service: string, path: string, state: Record<string, unknown>])[] = [
  ['kana', 'digital-signature', { process: 'new', draft }],
  ['kana', 'digital-signature-for-correction', { process: 'correction', draft: correction }],
  ['drivers-license', 'digital-signature', { address, licenceNumber: '123456789012' }],
  [
    'familyregister-identification-code',
    'digital-signature',
    { choice: { registers: [{ register, isChosen: true }] } },
  ],
];

/** What the register has beside it. */
const licence = { hindrance: '', familyRegister: { prefecture: '13', address: '千代田区' }, timesFiled: 0 };

/** The signing screen, opened with a signature of `signed` (undefined: of what it would sign now). */
async function opened(service: string, path: string, state: Record<string, unknown>, signed?: unknown) {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const keep = (name: string, value: unknown) =>
    storages.session.setItem(
      storageKeys.state(service, name),
      JSON.stringify({ value: { value, changes: 0 }, expiresAt: null }),
    );
  for (const [name, value] of Object.entries(state)) keep(name, value);
  const way = {
    last: null,
    before: {},
    accepted: project.services.find(({ name }) => name === service)?.screens ?? [],
    returnTo: null,
  };
  storages.session.setItem(storageKeys.progress(service), JSON.stringify({ value: way, expiresAt: null }));
  const stored = {
    ...(service === 'kana' && { kanaTempInputGet: { body: state.draft } }),
    ...(service === 'drivers-license' && { licencePermanentAddress: { body: licence } }),
  };
  const open = async () => {
    const browser = openBrowser({ project, storages, replies: { ...answers, ...stored } });
    await browser.open(`${service}/${path}`);
    await browser.settle();
    return browser;
  };
  const before = (await open()).screen.view.getState().scope.state as { readonly filing: unknown };
  keep('signature', { accessKey: 'k' });
  keep('signed', signed ?? before.filing);
  const { at, screen } = await open();
  const now = screen.view.getState().scope.state as { readonly signature?: unknown; readonly cardProblem: string };
  return { at, isSigned: now.signature !== undefined, cardProblem: now.cardProblem };
}

it.each(signing)('%s %s: signed is what would be sent, or nothing', async (service, path, state) => {
  const same = await opened(service, path, state);
  expect(same).toMatchObject({ isSigned: true, cardProblem: '' });
  expect(await opened(service, path, state, { kind: 'other' })).toEqual({
    ...same,
    isSigned: false,
    cardProblem: 'ED2110',
  });
});
