import type { CallObserver, ObservedCall } from '../call-observer.ts';
import type { Asked } from './asked.ts';

const unobserved: ObservedCall = { fault: {}, end: async () => {} };

/** -> journal opened, which says with what fault */
export async function openJournal(observer: CallObserver | null, asked: Asked): Promise<ObservedCall> {
  const { portal, route, request, browser } = asked;
  if (observer === null || browser === null) return unobserved;
  return observer.begin(portal, browser, route.call.path, request.body);
}
