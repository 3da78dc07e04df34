import { createBare } from './bare.ts';
import { type Core, frameCalls } from './core.ts';
import { endSession } from './end-session.ts';
import { performCall } from './perform-call.ts';

/** A call the person asked the frame for; a failure is shown as the catalogue says. True: it was answered. */
async function callByFrame(core: Core, call: string, screenId: string): Promise<boolean> {
  const run = createBare(core, undefined, screenId);
  return (await performCall(run, { call, with: {}, keep: {}, onError: [] })).body !== null;
}

async function extendSession(core: Core, screenId: string): Promise<void> {
  await callByFrame(core, frameCalls.extendSession, screenId);
}

async function logout(core: Core, screenId: string): Promise<void> {
  if (await callByFrame(core, frameCalls.logout, screenId)) endSession(core);
}

/** What the buttons of the frame do about the session. */
export const sessionActs = { extendSession, logout };
