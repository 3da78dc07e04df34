/** One page load as React sees it, and what it is made of. Types only. */

import type { StoreApi } from 'zustand/vanilla';
import type { DataConstraints } from '../../forms/data-form/schema.ts';
import type { Catalog, OtherShell } from '../../model/catalog.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Route } from '../../model/screen.ts';
import type { ExpressionFunction } from '../../model/vocabulary.ts';
import type { Loading, OpenDialog, Toast } from './dialogs.ts';
import type { CompiledForm, CompiledValidator, InsightTag } from './host.ts';
import type { Evaluator, PathValues, ScreenRuntime } from './screen.ts';

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
  readonly evaluator: Evaluator;
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

/** What a page load works with. */
export interface PortalData {
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly settings: { readonly [name: string]: unknown };
  /** `build/registry.ts`: the `run` of every expression function. */
  readonly functions: { readonly [name: string]: ExpressionFunction['run'] };
}

/**
 * What the composition root hands to `createPortal(host: Host, parts: PortalParts): PortalRuntime` of `src/runtime/portal/portal.ts`.
 * `Runner` is the runtime's own type of `run` in `src/steps/<kind>/run.ts`.
 */
export interface PortalParts<Runner> extends PortalData {
  /** `build/registry.ts`: the export `run` of every `src/steps/<kind>/run.ts`. */
  readonly runners: { readonly [kind: string]: Runner };
}

/** Lazy parts in `build/lazy.ts`, keyed by name. The type parameters are what draws, as the renderer calls it. */
export interface LazyParts<Widget, Block> {
  readonly widgets: { readonly [name: string]: () => Promise<{ readonly default: Widget }> };
  /** Kinds of blocks that few first screens have. */
  readonly blocks: { readonly [kind: string]: () => Promise<{ readonly default: Block }> };
  readonly forms: { readonly [schemaHash: string]: () => Promise<CompiledForm> };
  readonly constraints: () => Promise<{ readonly constraints: DataConstraints }>;
  readonly responses: { readonly [call: string]: () => Promise<{ readonly validate: CompiledValidator }> };
}
