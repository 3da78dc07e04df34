import type { BackOffice } from './back-office.ts';
import type { Identity } from './identity.ts';
import type { Mailer } from './mailer.ts';
import type { Register } from './register.ts';
import type { Signing } from './signing.ts';

/** What a portal is connected to. */
export interface Ports {
  readonly identity: Identity;
  readonly register: Register;
  readonly mailer: Mailer;
  readonly signing: Signing;
  readonly backOffice: BackOffice;
}
