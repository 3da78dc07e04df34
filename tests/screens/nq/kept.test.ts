import { expect, it } from 'vitest';
import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { openBrowser } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { answerOf, project } from './nq.ts';

standStill();

const path = 'q1/b1/u1/p1/a1';
const answer = answerOf('nqDraftGet');
const { open: _open, returned: _returned, ...rest } = answer;
const saved = { ...(answer.draft as object), revision: 2, isComplete: true };
const procedure = answerOf('nqProcedureGet');
const hierarchy = { ...(procedure.hierarchy as object), isComplete: true };

it.each(['application-confirmation', 'application-agreement'])(
  '%s: what another device has saved is shown on the check page, and said; once it is, nothing more [NQ-111]',
  async (screen) => {
    const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
    const here = { ...saved, revision: 1 };
    storages.session.setItem(
      storageKeys.state('nq', 'application'),
      JSON.stringify({ value: { value: here, changes: 0 }, expiresAt: null }),
    );
    const replies = {
      nqDraftGet: { body: { ...rest, draft: saved } },
      nqProcedureGet: { body: { ...procedure, hierarchy } },
    };
    const browser = openBrowser({ project, storages, replies });
    await browser.open(`nq/${screen}/${path}`);
    await browser.settle();
    const state = browser.screen.view.getState().scope.state as { application: unknown; renewed: boolean };
    expect(browser.at).toBe('nq-application-confirmation');
    expect(state).toMatchObject({ application: saved, renewed: true });
  },
);
