/** What the runtime needs from its host. Types only. */
import type { DataConstraints } from '../../forms/data-form/schema.ts';
import type { FormValidator } from '../../forms/failures-of-form.ts';
import type { PartOf } from '../../model/part-of.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';
import type { ShippedServicePart } from '../../model/shipped-service.ts';

/** A validator precompiled from a screen's fields, or a call's response. Same shape as an ajv function. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?:
    | readonly { readonly keyword: string; readonly instancePath: string; readonly params: Record<string, unknown> }[]
    | null;
}

/** The fields of a screen, compiled. */
export interface CompiledForm {
  /** Call it through `failuresOfForm` of src/forms: some constraints compare with run-time values. */
  readonly validate: FormValidator;
}

/** Sends a request by the host's `fetch`, or in a way of its own: any status is an answer, nothing is tried again, nothing timed. */
export type Send = (url: string, init: RequestInit & { readonly fetch: typeof fetch }) => Promise<Response>;

/** Provided by the composition root (`main.tsx` in the browser, fakes in tests). */
export interface Host {
  /** Portal origin + path prefix for calls; default: same origin. Example `https://portal.example`. */
  readonly apiBase: string;
  /** The person that the page was drawn for, as answers name them (`Session-Person`); absent = for anybody. */
  readonly drawnFor?: string | undefined;
  now(): number;
  fetch: typeof fetch;
  /** Seen by the other tabs of this browser; absent = it has none (an old one, or an address without https). */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  sessionStorage: Storage;
  localStorage: Storage;
  /** Base path of the screens, with leading and trailing slash. Example `/svc/`. */
  readonly base: string;
  /**
   * Navigates to a routed screen; `url` is relative to the router base, without a leading slash. Example `familyregister/select/`. `control`: id of
   * the element to focus there.
   */
  navigate(url: string, options: { replace: boolean; control?: string }): void;
  /** Full page load of an address outside the app. */
  leave(url: string): void;
  /**
   * Opens an app on the phone. `opened`: the app took over, or the page is being left. `missing`: nothing responded. `failed`: the app or browser
   * extension reported an error, with its code (`extension-cancel`, `extension-unexpected`).
   */
  openApp(
    url: string,
  ): Promise<
    { readonly kind: 'opened' } | { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly code: string }
  >;
  /**
   * The portal is asked too often: waits as long as it says (header `Retry-After`) and tells the person, unless `isQuiet`. False: given up, or left
   * (`signal`).
   */
  waitTurn(said: Headers, isQuiet: boolean, signal: AbortSignal | null): Promise<boolean>;
  /** The published build id of this minute, bypassing every cache. Rejects when it cannot be read. */
  loadBuildId(): Promise<string>;
  /** Sends a user-insight tag to the configured host (setting `insight.host`); called only when there is one. */
  sendInsight(address: string, tag: InsightTag): void;
  /** The current location. */
  location(): { readonly origin: string; readonly pathname: string; readonly search: string };
  readonly device: { readonly referrer: string; readonly os: 'android' | 'iphone' | 'other' };
  loadScreen(name: string): Promise<ShippedScreen>;
  /** All screens of a service at once, which weigh less than half: `loadScreen` then has them. Rejects when they cannot be loaded. */
  loadTogether(service: string): Promise<void>;
  loadService(name: string): Promise<ShippedServicePart>;
  /**
   * A page that arrived drawn brings only what its first state needs of manifest, catalogue, settings and service: resolves when messages, error rows,
   * dialogs, the other screens, their calls and the settings are there, too, with what the part is a part of. Rejects when they cannot be loaded; the
   * next call tries again.
   */
  loadRest<Whole = void>(part?: PartOf<Whole>): Promise<Whole>;
  /** Lazy: the validator chunk of a screen's fields. */
  loadForm(schemaHash: string): Promise<CompiledForm>;
  /** Lazy: every constraint, for inputs defined by data. */
  loadConstraints(): Promise<DataConstraints>;
  /** Lazy: validator of a call's `resBody`; null = none. */
  loadResponseValidator(call: string): Promise<CompiledValidator | null>;
  /** Lazy: the chunk of a widget's component, or of a kind of block that few screens use. The runtime only prefetches it; `render` draws it. */
  loadWidget(name: string): Promise<unknown>;
  /** Logs for developers (console in development, no-op in production). */
  report(what: string, detail: unknown): void;
}

/** A user-insight tag; one is sent per navigation. */
export interface InsightTag {
  readonly path: string;
  readonly title: string;
}
