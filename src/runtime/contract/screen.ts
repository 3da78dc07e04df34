/** What the runtime exposes of one screen. Types only; stores are zustand vanilla stores, which React reads with `useStore`. */

import type { StoreApi } from 'zustand/vanilla';
import type { Block } from '../../model/block.ts';
import type { Expression, Scope, TextValue, Value } from '../../model/expression.ts';
import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Route, Screen } from '../../model/screen.ts';
import type { ServicePart } from '../../model/service.ts';
import type { Send } from './host.ts';
import type { Sent } from './widget-props.ts';

/** One item of a list for which fields are repeated. */
export interface RepeatedItem {
  /** Identifies the item regardless of its position in the list. */
  readonly key: string;
  readonly item: { readonly [member: string]: unknown };
}

/** A message at a field (in repeated fields named by `repeatedName`) or for the whole form. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** The portal refused it: only another value can mend it. */
  readonly isPortals?: true;
}

/** What of a screen is drawn for certain, before all that it reads is there. Nothing in it can be pressed or filled in. */
export interface Foreseen {
  /** null = not known yet. */
  readonly title: string | null;
  readonly blocks: readonly Block[];
  /** How many blocks come after them, at most. */
  readonly rest: number;
}

/** Snapshot of what a screen shows; a new object on every change. */
export interface ScreenView {
  /** `loading` until guards, data and enter are done; `stopped`: a bug was caught, the stop page is shown. */
  readonly phase: 'loading' | 'ready' | 'stopped';
  /** While it loads, once that takes long enough to be noticed; else null. */
  readonly foreseen: Foreseen | null;
  /** Why the portal led here unasked; empty = it was asked for. */
  readonly reason: string;
  /** Names available to this screen's expressions, for `evaluate`/`text`. */
  readonly scope: Scope;
  /** Typed values by field name, in repeated fields by `repeatedName` of `control-id.ts`. Hidden fields keep theirs. */
  readonly form: { readonly [field: string]: unknown };
  readonly errors: readonly FieldError[];
  /** Incremented on every rejected submit, so that the summary takes the focus each time. */
  readonly refusals: number;
  /** Same for the open dialog with inputs of this screen. */
  readonly dialogErrors: readonly FieldError[];
  readonly dialogRefusals: number;
  /**
   * The action whose steps are running and the item it was pressed for (undefined outside `each`); null = none. A button can also be locked while
   * this is null (for a while after a press).
   */
  readonly working: { readonly action: string; readonly item: unknown } | null;
  /** A running watch or poll, for countdowns: name -> end as milliseconds since 1970. */
  readonly deadlines: { readonly [watch: string]: number };
}

/** A part of a view. */
export interface ViewPart {
  /** Called when it has changed; they end by going from here. */
  readonly wakes: Set<() => void>;
}

export interface ViewStore extends StoreApi<ScreenView> {
  /** The part that `from` takes of that member; the same one for all who read it by that name. As long as the member is the same, so is the part. */
  part<K extends keyof ScreenView>(of: K, name: string, from: (whole: ScreenView[K]) => unknown): ViewPart;
  /** From now on that is called when the part changes. */
  hear(part: ViewPart, wake: () => void): void;
}

/** Evaluates in the scope of one place. Throws where the expression reads an absent value. */
export interface Evaluator {
  evaluate(expression: Expression, more?: Scope): unknown;
  /** A literal, an expression or maps/lists of them, evaluated. */
  value(value: Value, more?: Scope): unknown;
  text(text: TextValue, more?: Scope): string;
}

export interface Destination {
  readonly href: string;
  /** Relative to the router base; null = leaves the app by a full page load. */
  readonly inApp: string | null;
}

/** Which screen is open, and by which of its addresses. */
export interface OpenScreen<Described extends Screen = Screen> {
  readonly screen: Described;
  readonly service: ServicePart;
  readonly route: Route;
}

export interface ScreenRuntime extends Evaluator, OpenScreen {
  readonly view: ViewStore;
  /** Names of actions whose button is locked now. Apart from `view`: no expression depends on it, and none is evaluated anew for it. */
  readonly locked: StoreApi<readonly string[]>;
  /** Has it inputs? */
  readonly hasForm: boolean;
  /** Shows what is certain of it already, if it is still loading. */
  foresee(): Promise<void>;
  /** Runs guards, data, enter, watch. Never rejects: failures are shown. */
  start(): Promise<void>;
  /** Loads what judges the inputs, ahead of the press that needs it; what cannot be loaded is tried again then. */
  prepare(): void;
  /** Loads what the calls and the screens one step away need. */
  prefetch(): void;
  /**
   * Runs the named action (`next` and `back` exist on every screen; `cancel` where the service's layout has a cancel link: it opens that dialog and
   * runs the pressed button's steps). Locks the button while it runs and for at least `lockSeconds`. `item`: the item the button belongs to inside
   * `each`; the action's steps see it by that name.
   */
  act(action: string, lockSeconds: number, item?: unknown): Promise<void>;
  /** Follows a check page's 「変更」 link. `item`: as for `act`; needed where the target is a repeated field. */
  change(target: ChangeTarget, item?: unknown): void;
  /** Where a link of this screen leads with these parameters; path parameters of the current address are carried over by name. */
  destination(to: LinkTarget, parameters: Scope): Destination;
  /**
   * Navigates to such a link's `Destination.inApp`; no-op when that is the current address. `control`: id of the element to focus there; empty = the
   * heading, or on the same screen its list.
   */
  follow(inApp: string, control?: string): void;
  /** The items for which the fields of that group are currently repeated. */
  items(group: string): readonly RepeatedItem[];
  /** Records typed input immediately; told errors that it mends go once the inputs rest. In repeated fields `field` is a `repeatedName`. */
  recordInput(field: string, value: unknown): void;
  /** Makes a call for a field while the screen is being filled in: see `FieldWidgetProps.send`. */
  send(call: string, body: () => Promise<Scope>, via?: Send): Promise<Sent>;
  /** A field has something that is not done: going on is refused with this error at the input of that name. Empty = no longer. */
  hold(name: string, why: string): void;
  /** Opens a dialog by name; resolves with the pressed button's id, or `closed` (route change). `item`: as for `act`. */
  openDialog(name: string, item?: unknown): Promise<string>;
  /** To be called when the page is shown again. `isRestored`: it comes out of the browser's back/forward cache. */
  lookAgain(isRestored: boolean): Promise<void>;
  /** Before all is loaded: what can be read of it already; null = not known yet. */
  peek<T>(read: () => T): T | null;
  /** Ends polls and watches, closes dialogs, clears state that lives as long as the screen. */
  dispose(): void;
}

export type PathValues = { readonly [name: string]: string };
