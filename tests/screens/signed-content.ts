import { expect } from 'vitest';
import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import { openBrowser, type Replies } from '../runtime/browser.ts';
import { standStill } from '../runtime/clock.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { projectOf } from '../runtime/project.ts';

const project = projectOf();
standStill();

/** A screen on which somebody signs. */
interface SigningScreen {
  readonly service: string;
  readonly path: string;
  /** Everything that it signs from. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly replies: Replies;
}

/** The signing screen, opened with a signature of `signed` (undefined: of what it would sign now). */
async function opened({ service, path, state, replies }: SigningScreen, signed?: unknown) {
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
  const open = async () => {
    const browser = openBrowser({ project, storages, replies });
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

/** Signed is what would be sent, or nothing. */
export async function expectSignedIsSent(screen: SigningScreen): Promise<void> {
  const same = await opened(screen);
  expect(same).toMatchObject({ isSigned: true, cardProblem: '' });
  expect(await opened(screen, { kind: 'other' })).toEqual({ ...same, isSigned: false, cardProblem: 'ED2110' });
}
