import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { LoginInfo } from '../contract/portal.ts';
import type { Answer } from './answer.ts';
import type { Calls } from './calls.ts';
import { frameCalls } from './frame-calls.ts';

/**
 * Who is logged in, according to the portal. Cached until the page has been out of sight; asked again after a failure, an anonymous answer or the end of
 * the session.
 */
export interface Login {
  /** `info` is null when the call gave no usable answer; `answer` says why. */
  ask(screenId: string): Promise<{ readonly info: LoginInfo | null; readonly answer: Answer }>;
  /** Asks for whoever calls `ask` next: that gets this answer, whatever it is. */
  askAhead(screenId: string): ReturnType<Login['ask']>;
  forget(): void;
}

export function createLogin(calls: Calls, isOver: () => boolean, known: (info: LoginInfo) => void): Login {
  let asked: ReturnType<Login['ask']> | null = null;
  const send: Login['ask'] = async (screenId) => {
    const answer = await calls.send({ call: frameCalls.isLogin, screenId, body: {} });
    if (answer.kind !== 'ok') return { info: null, answer };
    const info = loginInfo(answer.body);
    known(info);
    return { info, answer };
  };
  const askAhead: Login['ask'] = (screenId) => {
    if (asked === null || isOver()) asked = send(screenId);
    return asked;
  };
  return {
    askAhead,
    async ask(screenId) {
      const asking = askAhead(screenId);
      const found = await asking;
      if (found.info?.isLogin !== true && asked === asking) asked = null;
      return found;
    },
    forget() {
      asked = null;
    },
  };
}

function loginInfo({ loginInfo: who, batchNumber: counts, dateToday }: AnyRecord): LoginInfo {
  const person = isRecord(who) ? who : {};
  const number = isRecord(counts) ? counts : {};
  return {
    isLogin: person.isLogin === true,
    isAgent: person.isAgent === true,
    name: String(person.name ?? ''),
    loginType: String(person.loginType ?? ''),
    digitalCertificateType: String(person.digitalCertificateType ?? ''),
    mdocFlag: String(person.mdocFlag ?? ''),
    dateToday: String(dateToday ?? ''),
    selfInfoUnreadCount: Number(number.selfInfoUnreadCount ?? 0),
    taskIncompleteCount: Number(number.taskIncompleteCount ?? 0),
  };
}
