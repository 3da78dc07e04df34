/**
 * What the run-time offers to React (`render`, `app`) and what it needs from its host. Types only.
 * Stores are zustand vanilla stores; React reads them with `useStore`.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { DataConstraints } from '../forms/data-form/schema.ts';
import type { FormValidator } from '../forms/failures-of-form.ts';
import type { ChangeTarget, LinkTarget } from '../model/block.ts';
import type { Catalog, OtherShell } from '../model/catalog.ts';
import type { Dialog } from '../model/dialog.ts';
import type { Expression, Scope, TextValue, Value } from '../model/expression.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Route, Screen } from '../model/screen.ts';
import type { Service } from '../model/service.ts';
import type { ExpressionFunction } from '../model/vocabulary.ts';
import type { PathValues } from './routes.ts';
import type { Sent } from './widget-props.ts';

/** A validator precompiled from a screen's fields, or a call's response. Same shape as an ajv function. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?:
    | readonly { readonly keyword: string; readonly instancePath: string; readonly params: Record<string, unknown> }[]
    | null;
}

/** The fields of a screen, compiled: flat JSON Schema (no wording) with its validator. */
export interface CompiledForm {
  readonly schema: JsonSchema;
  /** To be asked through `failuresOfForm` of src/forms: some constraints compare with run-time values. */
  readonly validate: FormValidator;
}

/** Provided by the composition root (`main.tsx` in the browser, fakes in tests). */
export interface Host {
  /** Portal origin + path prefix for calls; default: same origin. Example `https://portal.example`. */
  readonly apiBase: string;
  now(): number;
  fetch: typeof fetch;
  sessionStorage: Storage;
  localStorage: Storage;
  /** Path below which the screens live, with both slashes. Example `/svc/`. */
  readonly base: string;
  /** Goes to a routed screen; `url` is below the router base, without a leading slash. Example `familyregister/select/`. `control`: id of what takes the focus there. */
  navigate(url: string, options: { replace: boolean; control?: string }): void;
  /** Full page load of an address outside the app. */
  leave(url: string): void;
  /**
   * Opens an app of the phone. `opened`: it took over, or the page is being left. `missing`: nothing answered. `failed`: the app or browser
   * extension said no, with its code (`extension-cancel`, `extension-unexpected`).
   */
  openApp(
    url: string,
  ): Promise<
    { readonly kind: 'opened' } | { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly code: string }
  >;
  /** The build id that is published now, past every cache. Rejects when it cannot be read. */
  loadBuildId(): Promise<string>;
  /** Sends a user-insight tag to the configured host (setting `insight.host`); called only when there is one. */
  sendInsight(address: string, tag: InsightTag): void;
  /** The current location. */
  location(): { readonly origin: string; readonly pathname: string; readonly search: string };
  readonly device: { readonly referrer: string; readonly os: 'android' | 'iphone' | 'other' };
  loadScreen(name: string): Promise<Screen>;
  loadService(name: string): Promise<Service>;
  /** Lazy: the validator chunk of a screen's fields. */
  loadForm(schemaHash: string): Promise<CompiledForm>;
  /** Lazy: every constraint, for inputs that come as data. */
  loadConstraints(): Promise<DataConstraints>;
  /** Lazy: validator of a call's `resBody`; null = none. */
  loadResponseValidator(call: string): Promise<CompiledValidator | null>;
  /** Lazy: the chunk of a widget's component, or of a kind of block that few screens have. The runtime only starts it early (prefetch); `render` draws it. */
  loadWidget(name: string): Promise<unknown>;
  /** Puts a line on the developers' record (console in development, nothing in production). */
  report(what: string, detail: unknown): void;
}

/** What a user-insight tag says: one per navigation. */
export interface InsightTag {
  readonly path: string;
  readonly title: string;
}

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

export interface OpenDialog {
  readonly id: number;
  readonly dialog: Dialog;
  /** Evaluates the dialog's texts with the names that were in reach where it was opened (`error` included). */
  readonly names: Evaluator;
  readonly errorNumber: string;
  /** The screen whose inputs stand in it; null = it has none. */
  readonly screen: ScreenRuntime | null;
  /** The button whose steps are running while it stays open; null = none. Presses count for nothing meanwhile. */
  readonly working: string | null;
  readonly press: (button: string) => void;
}

export interface Loading {
  readonly text: string;
  /** null = cannot be interrupted (Escape does nothing). */
  readonly cancel: { readonly label: string; readonly press: () => void } | null;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
  /** Of the service that raised it. The region closes it after `seconds` (it waits while pointed at or focused) by `dismissToast`. */
  readonly place: 'top-right' | 'top-center';
  readonly seconds: number;
}

export interface LoginInfo {
  readonly isLogin: boolean;
  readonly isAgent: boolean;
  readonly loginType: string;
  readonly digitalCertificateType: string;
  readonly mdocFlag: string;
  /** `YYYYMMDD` of the server. */
  readonly dateToday: string;
  readonly selfInfoUnreadCount: number;
  readonly taskIncompleteCount: number;
}

/** State of the shell around the screens. */
export interface ShellView {
  /** null until is-login answered. */
  readonly login: LoginInfo | null;
  readonly webview: boolean;
  /** When the server's session ends, milliseconds since 1970; null = unknown or logged out. */
  readonly sessionEndsAt: number | null;
  readonly updateAvailable: boolean;
  readonly offline: boolean;
}

export interface PortalRuntime {
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly settings: { readonly [name: string]: unknown };
  readonly shell: StoreApi<ShellView>;
  /** The one global container's contents. */
  readonly dialogs: StoreApi<{ readonly open: readonly OpenDialog[]; readonly loading: Loading | null }>;
  readonly toasts: StoreApi<{ readonly shown: readonly Toast[] }>;
  /** Finds the screen of an address below the router base; null = unknown path. Accepts with and without trailing slash. */
  match(
    pathname: string,
  ): { readonly screen: string; readonly route: Route; readonly path: PathValues } | { readonly bare: string } | null;
  /** The frame around the screen of such an address; null = the portal's. */
  shellAt(pathname: string): OtherShell | null;
  /** `isSeen`: the person was at this address before and is back by the browser (a reload, back, forward); default false. */
  openScreen(name: string, route: Route, path: PathValues, isSeen?: boolean): Promise<ScreenRuntime>;
  /** Runs the steps of a service's bare path. */
  openBare(service: string): Promise<void>;
  /** Loads JSON, validator and widgets of the screens one step away. */
  prefetch(screen: string): void;
  dismissToast(id: number): void;
  /** User-insight tags of this page load, sent or not, the latest last (at most 100). */
  readonly insight: StoreApi<{ readonly tags: readonly InsightTag[] }>;
  /** The browser's connection came or went. */
  setOffline(offline: boolean): void;
  /** URL of an address of the catalogue now. */
  address(name: string): string;
  /** Closes dialogs, checks the build id, records the user-insight tag. To be called once per navigation. */
  navigated(title: string): void;
  /** Evaluates texts of the frame with the names in reach outside a screen (`settings`, `login`, `device`, `launch`). */
  readonly names: Evaluator;
  /** Asks is-login once; then the shell's `visitCalls`, when logged in. Later calls return the first answer. Nothing where the frame is not the portal's. Never rejects. */
  visit(): Promise<void>;
  /**
   * The address the card app returns to: reads and removes the stored target and goes there, or leaves for `privateMode`. `isSignature`: the
   * one for signatures, whose answer is kept too. Rejects when the code for it cannot be loaded; nothing has been taken out then.
   */
  returnFromApp(search: string, isSignature: boolean): Promise<void>;
  /**
   * Sets the login-attempt flag (1 hour) and returns where the login leads back to (`to` of the form). To be called before the login form is
   * posted; steps that leave for `startsLogin` addresses do it.
   */
  beginLogin(): string;
  extendSession(): Promise<void>;
  logout(): Promise<void>;
  /** An exception reached the top: shows the fatal message, keeps what is typed. */
  crashed(error: unknown): void;
}

/**
 * What the composition root hands to `createPortal(host: Host, parts: PortalParts): PortalRuntime` of `src/runtime/portal.ts`.
 * `Runner` is the runtime's own type of `run` in `src/steps/<kind>/run.ts`.
 */
export interface PortalParts<Runner> {
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly settings: { readonly [name: string]: unknown };
  /** `build/registry.ts`: the export `run` of every `src/steps/<kind>/run.ts`. */
  readonly runners: { readonly [kind: string]: Runner };
  /** `build/registry.ts`: the `run` of every expression function. */
  readonly functions: { readonly [name: string]: ExpressionFunction['run'] };
}

/** Lazy parts in `build/lazy.ts`, keyed by name. `Component` is the type of `render` for a widget's default export. */
export interface LazyParts<Component> {
  readonly widgets: { readonly [name: string]: () => Promise<{ readonly default: Component }> };
  readonly forms: { readonly [schemaHash: string]: () => Promise<CompiledForm> };
  readonly constraints: () => Promise<{ readonly constraints: DataConstraints }>;
  readonly responses: { readonly [call: string]: () => Promise<{ readonly validate: CompiledValidator }> };
}
