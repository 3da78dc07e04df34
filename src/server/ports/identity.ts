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
  /** By which the login knows them, and nobody else: of several logins, with which of them it is. */
  readonly subject: string;
  readonly name: string;
  readonly login: Login;
}

/** What a login tells. */
export type LoggedIn = Omit<Citizen, 'id'>;

/** Of the browser, as far as it matters how an app is opened there. */
export type Device = 'android' | 'iphone' | 'other';

/** A login that somebody begins in this browser. */
export interface AskedLogin {
  /** Made by the portal for this login alone; it has to come back in the answer (`stateIn`). */
  readonly state: string;
  /** The whole address to which the answer has to come, by GET. */
  readonly returnTo: string;
  readonly device: Device;
  /** The whole address that starts the card app of the settings there, `state` included. */
  readonly cardApp: string;
}

export interface BegunLogin {
  /** Where the browser goes on to. */
  readonly address: string;
  /** What `whose` needs to know the answer by, at most 2,000 characters. The portal keeps it sealed, for this browser alone. */
  readonly keep: string;
}

/** The answer of a login: the parameters of the address with which the browser came back. */
export type LoginAnswer = Readonly<Record<string, unknown>>;

/** The login outside the portal, for instance with a card. Where somebody wanted to go, the portal keeps. */
export interface Identity<Who extends LoggedIn = LoggedIn> {
  /** Parameter of the answer in which the state comes back: `state` of OpenID Connect, `RelayState` of SAML. */
  readonly stateIn: string;
  /** Origins to which `begin` leads, redirects from there included; browsers refuse the way to others. The settings' card app is allowed anyway. */
  readonly leadsTo: readonly string[];
  /** Null = there is no way to log in on this device. */
  begin(asked: AskedLogin): Promise<BegunLogin | null>;
  /**
   * Who comes back with this answer to the login that was begun with `kept`; null = nobody, the answer is not its own, or it is the answer to another
   * login. The portal asks once for each login, in the browser where it was begun.
   */
  whose(answer: LoginAnswer, kept: string): Promise<Who | null>;
}
