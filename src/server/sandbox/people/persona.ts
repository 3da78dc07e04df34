import type { SampleRecord } from '../../kernel/people/sample-record.ts';
import type { Login } from '../../ports/identity.ts';

/** A sample citizen; always invented. A login works on a fresh copy of this record. */
export interface Persona extends SampleRecord {
  readonly id: string;
  readonly name: string;
  /** What to try with this person, in Japanese. */
  readonly purpose: string;
  readonly login: Login;
  /** True: the citizen is holding a card other than the one used to log in (EL2205 in real state). */
  readonly holdsOtherCard: boolean;
  readonly nativeApp: { readonly installedVersion: string };
}
