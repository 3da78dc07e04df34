// chunk: late
import { frameCalls } from '../../model/frame-calls.ts';
import type { Core } from '../core/core.ts';
import { performCall } from '../run/perform-call.ts';
import type { Runners } from '../run/run.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { createBare } from './bare.ts';
import { endSession } from './end-session.ts';

/** A call triggered by a frame button; failures are handled by the catalogue. True = it succeeded. */
async function callByFrame(core: Core, runners: Runners, call: string, screenId: string): Promise<boolean> {
  const run = createBare(core, runners, undefined, screenId);
  return (await performCall(run, { call, with: {}, keep: {}, onError: [] })).body !== null;
}

async function extendSession(core: Core, runners: Runners, screenId: string): Promise<void> {
  await callByFrame(core, runners, frameCalls.extendSession, screenId);
}

async function logout(core: Core, runners: Runners, screenId: string): Promise<void> {
  if (await callByFrame(core, runners, frameCalls.logout, screenId)) endSession(core, true);
}

/** The login was ended, or everything erased, in another tab. */
async function forgetPerson(core: Core): Promise<void> {
  endSession(core, false);
}

/** In another tab, somebody was met who had not been there before. If it is somebody else, the answer starts the page over. */
async function meetPerson({ local, session, login }: Core, _runners: Runners, screenId: string): Promise<void> {
  if (local.get(storageKeys.person) === session.get(storageKeys.person)) return;
  login.forget();
  await login.ask(screenId);
}

/** Session actions of the frame's buttons, and what is heard of other tabs. */
export const sessionActs = { extendSession, logout, forgetPerson, meetPerson };
