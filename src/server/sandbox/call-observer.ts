import type { CallObserver } from '../kernel/calls/call-observer.ts';
import { takeFault } from './faults.ts';
import { finishCall, recordCall } from './journal.ts';

/** Writes the journal and injects the planned faults. */
export const callObserver: CallObserver = {
  async begin(portal, browser, path, body) {
    const entry = await recordCall(portal, browser, path, body);
    const fault = (await takeFault(portal, browser, path)) ?? {};
    return { fault, end: (answer) => finishCall(portal, entry, answer, fault) };
  },
};
