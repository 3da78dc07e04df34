/** Prefix of the app's own keys; logout removes them all. */
export const ownKeys = 'madoguchi.';

/** Keys of everything stored in the browser (docs: running against the official portal). */
export const storageKeys = {
  /** Launch data, session and local storage. */
  launch: (service: string) => `${ownKeys}launch.${service}`,
  /** The launch that the stored state and typed values belong to, with its key; in local storage for other tabs. */
  lastLaunch: (service: string) => `${ownKeys}last-launch.${service}`,
  state: (service: string, name: string) => `${ownKeys}state.${service}.${name}`,
  stateOf: (service: string) => `${ownKeys}state.${service}.`,
  typed: (service: string, screen: string) => `${ownKeys}typed.${service}.${screen}`,
  typedOf: (service: string) => `${ownKeys}typed.${service}.`,
  /** Visited screens, accepted screens, the check page to return to. */
  progress: (service: string) => `${ownKeys}way.${service}`,
  once: `${ownKeys}once.`,
  /** Idempotency key of an unanswered write. `slot`: the call, for one of many with its content's fingerprint. */
  idempotencyKey: (slot: string) => storageKeys.once + slot,
  sent: `${ownKeys}sent.`,
  /**
   * Idempotency keys of an act of this person that has no answer yet, in local storage, so that they outlive the tab. `call`: the call's name; with `.` and the key
   * for an act of an earlier launch. What the page of outcomes has told is kept below `told.`
   */
  sentBy: (person: string, call: string): string => `${storageKeys.sent}${person}.${call}`,
  /** A person's act that was carried out, in local storage: for tabs that were about to do the same. */
  filed: `${ownKeys}filed.`,
  filedBy: (person: string, call: string): string => `${storageKeys.filed}${person}.${call}`,
  webview: `${ownKeys}webview`,
  /** The person the portal last answered in this tab; in local storage, the one whom a tab of this browser met last, for the others to hear. */
  person: `${ownKeys}person`,
  /** A tab's data of a service, while an app is open that may return to another tab. */
  handedOver: (service: string) => `${ownKeys}handed-over.${service}`,
  /** Key prefixes of everything a person chose, typed or sent. */
  ofPerson: ['state.', 'typed.', 'way.', 'once.', 'login-return', 'refused', 'leave-reason'].map(
    (kind) => ownKeys + kind,
  ),
  loginAttempt: `${ownKeys}login-attempt`,
  /** Return address of the login, for a login page whose address does not carry it. */
  loginReturn: `${ownKeys}login-return`,
  /** Why the portal led to a page outside the screens, for that page to tell. */
  leaveReason: `${ownKeys}leave-reason`,
  /** The page starts over because somebody else has logged in: true where their page was being shown, or the keys of what was left behind. Said once, by the page that is shown first. */
  personChanged: `${ownKeys}other`,
  /** The screen that needed a login, while another one reports it. */
  refused: `${ownKeys}refused`,
  /** Set and removed at once when a login ends here: the other tabs of the browser hear it, and forget the person too. */
  ended: `${ownKeys}ended`,
  /** Name fixed by the specification (section 3, "Intent store"). */
  intent: 'signature.intent',
} as const;
