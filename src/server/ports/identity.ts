/** How somebody logged in. */
export interface Login {
  /** 2 QR code, 3 native app, 4 intent; the portal knows no others. */
  readonly loginType: string;
  readonly digitalCertificateType: string;
  /** `1` = phone certificate registered as mdoc. */
  readonly mdocFlag: string;
  readonly isAgent: boolean;
}

/** Somebody who logged in. What the registers know of them, only the registers say (`Register`). */
export interface Citizen {
  /** The portal's own: what its tables refer to. */
  readonly id: string;
  /** By which the login knows them. */
  readonly subject: string;
  readonly name: string;
  readonly login: Login;
}

/** What a login tells. */
export type LoggedIn = Omit<Citizen, 'id'>;

/** The login outside the portal, for instance with a card. */
export interface Identity {
  /** Who comes back from it with this answer, the parameters of the address; null = nobody, or the answer is not its own. */
  whose(answer: { readonly [name: string]: unknown }): Promise<LoggedIn | null>;
}
