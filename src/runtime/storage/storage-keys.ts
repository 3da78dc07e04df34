/** Every key this app writes begins so; logout removes them all. */
export const ownKeys = 'madoguchi.';

/** The keys of what is kept in the browser (docs: running against the official portal). */
export const storageKeys = {
  /** Launch data, session and local storage. */
  launch: (service: string) => `${ownKeys}launch.${service}`,
  /** The launch the kept state and typed values belong to, with its key; in local storage for the other tabs. */
  lastLaunch: (service: string) => `${ownKeys}last-launch.${service}`,
  state: (service: string, name: string) => `${ownKeys}state.${service}.${name}`,
  stateOf: (service: string) => `${ownKeys}state.${service}.`,
  typed: (service: string, screen: string) => `${ownKeys}typed.${service}.${screen}`,
  typedOf: (service: string) => `${ownKeys}typed.${service}.`,
  /** Screens on the way, accepted screens, way back to a check page. */
  way: (service: string) => `${ownKeys}way.${service}`,
  /** Idempotency key of a write without an answer yet. */
  once: (call: string) => `${ownKeys}once.${call}`,
  webview: `${ownKeys}webview`,
  /** Whom the portal last answered in this tab. */
  person: `${ownKeys}person`,
  /** What a tab keeps of a service, while an app is open that may come back to another tab. */
  handedOver: (service: string) => `${ownKeys}handed-over.${service}`,
  /** Beginnings of everything that a person chose, typed or sent. */
  ofPerson: ['state.', 'typed.', 'way.', 'once.', 'login-return', 'refused'].map((kind) => ownKeys + kind),
  loginAttempt: `${ownKeys}login-attempt`,
  /** Where the login leads back to, for a login page whose address does not say so. */
  loginReturn: `${ownKeys}login-return`,
  /** The screen that needed a login, while another one says so. */
  refused: `${ownKeys}refused`,
  /** Name fixed by the specification (section 3, "Intent store"). */
  intent: 'signature.intent',
} as const;
