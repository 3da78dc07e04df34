import type { Dialog } from './dialog.ts';
import type { Expression, TextValue, Value } from './expression.ts';
import type { PartOf } from './part-of.ts';
import type { Place } from './place.ts';
import type { ErrorRow, Handlers, Step } from './step.ts';

/** A named condition. `says` is its Japanese description, by which map, checker and staff refer to it. */
export interface Fact {
  readonly name: string;
  readonly says: string;
  readonly is: Expression;
  readonly at?: Place;
}

/** How long a state value lives. `hours` only with `session` (session storage with an expiry). */
export interface Lifetime {
  readonly keep: 'screen' | 'screen change' | 'session' | 'draft';
  /** Seconds until it expires; null = as long as `keep` says. */
  readonly seconds: number | null;
}

export interface StateEntry {
  readonly name: string;
  /** `flag`, `text`, `number`, or the name of a schema in `catalog/types`. */
  readonly type: string;
  /** Start value; absent (undefined) = unset until a step sets it. */
  readonly starts?: unknown;
  readonly lifetime: Lifetime;
  readonly at?: Place;
}

/** One check of the calling service's query; the first that fails determines the code. */
export type LaunchCheck = { readonly code: string; readonly at?: Place } & (
  | { readonly missing: string }
  | { readonly notDigits: string }
  /** `pattern` is of the whole value, without anchors. */
  | { readonly malformed: string; readonly pattern: string }
  | { readonly foreignOrigin: string }
  | { readonly failsUnless: Expression }
);

/** What a calling service passes in the query (specification sections 3 and 5). */
export interface Launch {
  /** Parameter -> how it is read once the checks have passed. */
  readonly parameters: { readonly [name: string]: 'text' | 'number' | 'url' };
  readonly keepSeconds: Value;
  readonly keepIn: readonly ('session' | 'local')[];
  readonly checks: readonly LaunchCheck[];
  /** Code of an unexpected failure. */
  readonly otherwise: string;
  readonly onFailure: readonly Step[];
  /** When the same data are opened again though their purpose is fulfilled. */
  readonly onDone: readonly Step[];
}

export interface GuardUse {
  readonly guard: string;
  /** Screens it does not apply to. */
  readonly except: readonly string[];
  /** Replaces the guard's own failure steps; empty = keeps them. */
  readonly onFailure: readonly Step[];
}

/** A named guard of the catalogue. The first that fails wins; each has its own failure steps. */
export interface Guard {
  readonly name: string;
  readonly says: string;
  /** `launch` runs the service's launch checks; otherwise a condition that must hold. */
  readonly is: 'launch' | Expression;
  readonly onFailure: readonly Step[];
}

export interface Flow {
  readonly name: string;
  /** The specification's number for it, for tables of screens; null = none. The runtime does not read it. */
  readonly type: string | number | null;
  /** Stored as `state.process` once the flow has begun; screens of a flow with another one are refused. Empty = belongs to no process. */
  readonly process: Value;
  readonly screens: readonly string[];
  readonly startsAt: readonly string[];
  readonly startsAlsoAt: readonly { readonly screen: string; readonly when: Expression }[];
  /** The check screen that "change" links leave from and return to; null = none. */
  readonly check: string | null;
  readonly done: FlowEnd | null;
  readonly at?: Place;
}

/** The screens of a flow that is done lead to its `result`, however they are opened, until the flow is begun anew. */
export interface FlowEnd {
  readonly result: string;
  readonly when: Expression;
  /** The state that `when` reads, reset when the flow is begun anew: `state.submission`. The type check fills it in. */
  readonly forgets: readonly string[];
}

export interface ServiceLayout {
  readonly heading: boolean;
  /** null = no step indicator. Values are expressions of `launch`. */
  readonly stepIndicator: { readonly total: Value; readonly current: Value } | null;
  /** A link on every screen but `except` that opens a dialog, and where its buttons lead; null = no such link. */
  readonly cancel: {
    readonly label: TextValue;
    readonly dialog: string;
    readonly then: Handlers;
    readonly except: readonly string[];
  } | null;
  /** Title of the dialog shown while the response to a call is slow; null = no such dialog. */
  readonly loading: TextValue | null;
  readonly toast: { readonly place: 'top-right' | 'top-center'; readonly seconds: Value; readonly most: Value };
}

/** One saved draft per person, which holds the state kept as `draft`. Saved after every accepted screen. */
export interface DraftRules {
  /**
   * Screens on which it is present before anything of the screen runs, loaded when this tab has none: a flow's screens after those it starts at
   * (before, it does not exist yet), as long as there is a way back (at the end it is gone).
   */
  readonly screens: readonly string[];
  readonly load: Step;
  /** The process a loaded draft belongs to, for a tab that knows none; null = the draft does not say. */
  readonly process: Value;
  /** `call` steps. If the portal is unreachable or has a fault of its own, nothing is blocked unless their own error rows say so. */
  readonly save: readonly Step[];
  readonly onSaveFailureText: TextValue;
}

/** Whom people ask who do not get on. */
export interface Contact {
  readonly office: string;
  readonly phone: string;
  readonly hours: string;
  /** Who else may be asked; empty = nobody. */
  readonly also: string;
}

/** Of a service, what every page of its screens brings. */
export interface ServicePart extends PartOf<Service> {
  readonly name: string;
  readonly title: TextValue;
  /** First path segment(s) below the router base. */
  readonly base: string;
  /** The frame around its screens, a name in the shell's `shells`; null = the portal's. */
  readonly shell: string | null;
  /** Absent: it is not one of the portal's frame. */
  readonly contact?: Contact;
  /** While it does not hold, its addresses count as unknown; null = always open. Reads only settings. */
  readonly enabled: Expression | null;
  /** What the bare path does; empty = unknown path. */
  readonly bare: readonly Step[];
  readonly layout: ServiceLayout;
  readonly guards: readonly GuardUse[];
  readonly launch: Launch | null;
  readonly state: readonly StateEntry[];
  readonly facts: readonly Fact[];
  readonly flows: readonly Flow[];
  readonly draft: DraftRules | null;
  readonly onWrongProcess: readonly Step[];
  readonly screens: readonly string[];
  readonly at?: Place;
}

/** A service, normalised. */
export interface Service extends ServicePart {
  readonly errors: readonly ErrorRow[];
  /** Looked up after the screen's own and before the catalogue's. */
  readonly dialogs: readonly Dialog[];
}
