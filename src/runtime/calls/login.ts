import type { AnyRecord } from '../../forms/record.ts';
import type { Shell } from '../../model/catalog.ts';
import { frameCalls } from '../../model/frame-calls.ts';
import type { LoginInfo } from '../contract/portal.ts';
import { memberAt } from '../values/member-path.ts';
import type { Answer } from './answer.ts';
import type { Calls } from './calls.ts';

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

type LoginParts = Pick<Shell, 'login' | 'personName'>;

export function createLogin(
  calls: Calls,
  parts: LoginParts,
  isOver: () => boolean,
  known: (info: LoginInfo) => void,
): Login {
  let asked: ReturnType<Login['ask']> | null = null;
  const send: Login['ask'] = async (screenId) => {
    const answer = await calls.send({ call: frameCalls.isLogin, screenId, body: {} });
    if (answer.kind !== 'ok') return { info: null, answer };
    const info = loginInfo(answer.body, parts);
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

const absent = { text: '', number: 0, flag: false };

function loginInfo(answer: AnyRecord, { login, personName }: LoginParts): LoginInfo {
  const members = Object.entries(login).map(([name, { is, type }]) => {
    const value = memberAt(answer, is);
    return [name, typeof value === typeof absent[type] ? value : absent[type]];
  });
  return { ...Object.fromEntries(members), name: memberAt(answer, personName) };
}
