import type { RequestOf } from '../../kernel/contract/call-types.ts';
import { writtenEmail } from './administrators.ts';
import type { AccountType, Branch } from './codes.ts';

/** What is filled in of a sample user. Days are `YYYY-MM-DD`. */
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
  /** Goes up with every change. */
  readonly revision: number;
}

/** As it comes: whether its codes are known is checked first (`userProblem`). */
export type SentUser = RequestOf<'adminUserAdd'>;

/** As it is stored: no blanks around, the e-mail address in lower case. Give it what has been checked. */
export function writtenUser(sent: SentUser): UserContent {
  const { branch, accountType } = sent as UserContent;
  const written = { name: sent.name.trim(), email: writtenEmail(sent.email), detail: sent.detail.trim() };
  return { ...sent, ...written, branch, accountType };
}
