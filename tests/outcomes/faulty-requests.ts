import type { WrittenCall } from '../../src/model/catalog.ts';
import { createRequests } from '../stories/requests.ts';
import type { Fault } from './faults.ts';

type Requests = ReturnType<typeof createRequests>;

interface Content {
  readonly resultCode?: unknown;
  readonly resBody?: { readonly [member: string]: unknown };
}

/** Requests of a browser in which one call goes wrong, once. */
export interface FaultyRequests extends Requests {
  hasMet(): boolean;
  /** Has the portal carried the call out by now? */
  isCarriedOut(): boolean;
}

/** The first of these calls meets the fault. */
export function faultyRequests(
  origin: string,
  { path, witness }: WrittenCall,
  { answer, arrives }: Fault,
): FaultyRequests {
  const requests = createRequests(origin);
  let hasMet = false;
  let isCarriedOut = false;

  const carry: Requests['call'] = async (to, init) => {
    const response = await requests.call(to, init);
    if (to !== path) return response;
    const content = (await response
      .clone()
      .json()
      .catch(() => null)) as Content | null;
    const isDone = witness === undefined || content?.resBody?.[witness] === true;
    if (content?.resultCode === '0000' && isDone) isCarriedOut = true;
    return response;
  };

  return {
    ...requests,
    async call(to, init) {
      if (to !== path || hasMet) return carry(to, init);
      hasMet = true;
      if (arrives) await carry(to, init);
      if (answer === 'none') throw new TypeError('Failed to fetch');
      if (answer !== 'never') return new Response(answer.text, { status: answer.status });
      if (!init.signal.aborted) await new Promise((resolve) => init.signal.addEventListener('abort', resolve));
      throw init.signal.reason;
    },
    hasMet: () => hasMet,
    isCarriedOut: () => isCarriedOut,
  };
}

/** From that long on a wait is the time-out of a call, up to what nobody waits for, in milliseconds. */
const timeouts = { from: 5_000, to: 120_000 };

/** Calls made during the work give up at once, where no answer comes. */
export async function givingUpSoon<T>(work: () => Promise<T>): Promise<T> {
  const { setTimeout } = globalThis;
  const soon = (handler: (...given: unknown[]) => void, milliseconds = 0, ...given: readonly unknown[]) => {
    const isTimeout = milliseconds >= timeouts.from && milliseconds <= timeouts.to;
    return setTimeout(handler, isTimeout ? 100 : milliseconds, ...given);
  };
  Object.assign(globalThis, { setTimeout: soon });
  try {
    return await work();
  } finally {
    Object.assign(globalThis, { setTimeout });
  }
}
