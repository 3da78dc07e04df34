import type { RequestOf } from '../../kernel/contract/call-types.ts';
import { writtenEmail } from './administrators.ts';
import type { AccountType, Branch } from './codes.ts';

/** The form content of a sample user. Days are `YYYY-MM-DD`. */
export interface UserContent {
  readonly name: string;
  readonly email: string;
  readonly detail: string;
  readonly birthday: string;
  readonly expireDate: { readonly start: string; readonly end: string };
  readonly branch: Branch;
  readonly accountType: AccountType;
}

export interface User extends UserContent {
  /** Example `U000001`. */
  readonly id: string;
  /** Incremented by every change. */
  readonly revision: number;
}

/** As received: `userProblem` must check first that its codes are known. */
export type SentUser = RequestOf<'adminUserAdd'>;

/** As stored: trimmed, with the e-mail address in lower case. Expects a checked user. */
export function writtenUser(sent: SentUser): UserContent {
  const { branch, accountType } = sent as UserContent;
  const written = { name: sent.name.trim(), email: writtenEmail(sent.email), detail: sent.detail.trim() };
  return { ...sent, ...written, branch, accountType };
}
