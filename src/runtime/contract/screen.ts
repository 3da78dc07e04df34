/** What the run-time shows of one screen. Types only; stores are zustand vanilla stores, which React reads with `useStore`. */

import type { StoreApi } from 'zustand/vanilla';
import type { Expression, Scope, TextValue, Value } from '../../model/expression.ts';
import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Route, Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { CompiledForm } from './host.ts';
import type { Sent } from './widget-props.ts';

/** One item of a list that repeated fields ask for. */
export interface RepeatedItem {
  /** Tells it from the others, wherever it stands in the list. */
  readonly key: string;
  readonly item: { readonly [member: string]: unknown };
}

/** A message at a field (in repeated fields named by `repeatedName`) or for the whole form. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** What a screen shows at this moment. A new object on every change. */
export interface ScreenView {
  /** `loading` until guards, data and enter are done; `stopped`: a bug was caught, the stop page is shown. */
  readonly phase: 'loading' | 'ready' | 'stopped';
  /** Names in reach of this screen's expressions, for `evaluate`/`text`. */
  readonly scope: Scope;
  /** What is typed, by field name, in repeated fields by `repeatedName` of `control-id.ts` (hidden fields keep what they had). */
  readonly form: { readonly [field: string]: unknown };
  readonly errors: readonly FieldError[];
  /** Counts up at every refused submit, so that the summary takes the focus each time. */
  readonly refusals: number;
  /** The same of the open dialog that has inputs of this screen. */
  readonly dialogErrors: readonly FieldError[];
  readonly dialogRefusals: number;
  /** Names of actions whose button is locked now. */
  readonly locked: readonly string[];
  /**
   * The action whose steps are running and the item it was pressed for (undefined outside of `each`); null = none. A button may be locked
   * without (the time after a press).
   */
  readonly working: { readonly action: string; readonly item: unknown } | null;
  /** A running watch or poll, for countdowns: name -> end as milliseconds since 1970. */
  readonly deadlines: { readonly [watch: string]: number };
}

/** Evaluates with the names in reach of one place. Throws where the expression reads an absent value. */
export interface Evaluator {
  evaluate(expression: Expression, more?: Scope): unknown;
  /** A literal, an expression or maps/lists of them, evaluated. */
  value(value: Value, more?: Scope): unknown;
  text(text: TextValue, more?: Scope): string;
}

export interface Destination {
  readonly href: string;
  /** Below the router base; null = it leaves the app by a page load. */
  readonly inApp: string | null;
}

export interface ScreenRuntime extends Evaluator {
  readonly screen: Screen;
  readonly service: Service;
  readonly route: Route;
  readonly view: StoreApi<ScreenView>;
  /** Compiled form; null for a screen without fields. */
  readonly form: CompiledForm | null;
  /** Runs guards, data, enter, watch. Never rejects: failures are shown. */
  start(): Promise<void>;
  /**
   * Runs the named action (`next` and `back` exist on every screen; `cancel` where the service's layout has a cancel link: it opens
   * that dialog and runs the pressed button's steps). Locks the button meanwhile and at least `lockSeconds`. `item`: what the button stood
   * for inside `each`; the action's steps know it by that name.
   */
  act(action: string, lockSeconds: number, item?: unknown): Promise<void>;
  /** Leaves by a check page's 「変更」 link. `item`: as for `act`; needed where the target is a repeated field. */
  change(target: ChangeTarget, item?: unknown): void;
  /** Where a link of this screen leads with these parameters; path parameters of the present address with the same names are carried over. */
  destination(to: LinkTarget, parameters: Scope): Destination;
  /**
   * Goes to a screen by such a link, `Destination.inApp`. Nothing happens where it leads to the present address. `control`: id of what takes
   * the focus there; empty = the heading, or on the same screen its list.
   */
  follow(inApp: string, control?: string): void;
  /** The items that the repeated fields of that name ask for now. */
  items(group: string): readonly RepeatedItem[];
  /** The person typed. Kept at once; errors stay until the next submit. In repeated fields `field` is a `repeatedName`. */
  typed(field: string, value: unknown): void;
  /** A field sends something while the screen is being filled in; actions that check the fields wait for it. */
  send(call: string, body: Promise<Scope>): Promise<Sent>;
  /** Opens a dialog by name; resolves with the pressed button's id, or `closed` (route change). `item`: as for `act`. */
  openDialog(name: string, item?: unknown): Promise<string>;
  /** Page came back from the browser's page cache. */
  restored(): Promise<void>;
  /** Ends polls and watches, closes dialogs, clears what lives with the screen. */
  dispose(): void;
}

export type PathValues = { readonly [name: string]: string };
