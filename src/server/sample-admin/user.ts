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

/** As it is stored: no blanks around, the e-mail address in lower case. */
export function writtenUser(sent: UserContent): UserContent {
  return { ...sent, name: sent.name.trim(), email: writtenEmail(sent.email), detail: sent.detail.trim() };
}
