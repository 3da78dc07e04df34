/** The runtime of one page load as seen by React, and its input. Types only. */

import type { StoreApi } from 'zustand/vanilla';
import type { DataConstraints } from '../../forms/data-form/schema.ts';
import type { CatalogPart, OtherShell } from '../../model/catalog.ts';
import type { CodeSetting } from '../../model/code-settings.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Route } from '../../model/screen.ts';
import type { ExpressionFunction } from '../../model/vocabulary.ts';
import type { Loading, OpenDialog, Toast } from './dialogs.ts';
import type { CompiledForm, CompiledValidator, InsightTag } from './host.ts';
import type { Evaluator, PathValues, ScreenRuntime } from './screen.ts';

/** What `catalog/shell.yaml` takes of the answer of is-login, by the names of `login`. */
export interface LoginInfo {
  readonly isLogin: boolean;
  /** For the header; empty or absent = unknown. */
  readonly name?: string;
  readonly [member: string]: unknown;
}

/** State of the shell around the screens. */
export interface ShellView {
  /** null until is-login has answered. */
  readonly login: LoginInfo | null;
  readonly webview: boolean;
  /** When the server's session ends, milliseconds since 1970; null = unknown or logged out. */
  readonly sessionEndsAt: number | null;
  readonly updateAvailable: boolean;
  readonly offline: boolean;
}

export interface PortalRuntime {
  readonly manifest: Manifest;
  readonly catalog: CatalogPart;
  readonly settings: { readonly [name in CodeSetting]?: unknown };
  readonly shell: StoreApi<ShellView>;
  /** Contents of the single global container. */
  readonly dialogs: StoreApi<{ readonly open: readonly OpenDialog[]; readonly loading: Loading | null }>;
  readonly toasts: StoreApi<{ readonly shown: readonly Toast[] }>;
  /** As that of the host: call it before an address that nothing is found for is taken for unknown. */
  loadRest(): Promise<void>;
  /** Finds the screen of an address below the router base; null = unknown path. The trailing slash is optional. */
  match(
    pathname: string,
  ): { readonly screen: string; readonly route: Route; readonly path: PathValues } | { readonly bare: string } | null;
  /** The frame around the screen at such an address; null = the portal's own. */
  shellAt(pathname: string): OtherShell | null;
  /** `isSeen`: the browser brought the person back to this address (reload, back, forward); default false. */
  openScreen(name: string, route: Route, path: PathValues, isSeen?: boolean): Promise<ScreenRuntime>;
  /** Runs the steps of a service's bare path. */
  openBare(service: string): Promise<void>;
  dismissToast(id: number): void;
  /** User-insight tags of this page load, sent or not, newest last (at most 100). */
  readonly insight: StoreApi<{ readonly tags: readonly InsightTag[] }>;
  /** Called when the browser goes offline or back online. */
  setOffline(offline: boolean): void;
  /** Current URL of a catalogue address. */
  address(name: string): string;
  /** Closes dialogs, checks the build id, records the user-insight tag. Call it once per navigation. */
  handleNavigation(title: string): void;
  /** Evaluates the frame's texts with the names available outside a screen (`settings`, `login`, `device`, `launch`). */
  readonly evaluator: Evaluator;
  /**
   * Calls is-login once, ahead of the screen that asks for it next, then the shell's `visitCalls` when logged in. Later calls return the first
   * result. No-op under a frame other than the portal's. Never rejects.
   */
  visit(): Promise<void>;
  /** Who is logged in, and with what, is asked again by the next screen: the person may have changed that while the page was out of sight. */
  forgetLogin(): void;
  /**
   * Handles the address the card app returns to: reads and removes the stored target and navigates there, or leaves for `privateMode`. `isSignature`:
   * the return address for signatures, whose answer is stored too. Rejects when its chunk cannot be loaded; the target is then still stored.
   */
  returnFromApp(search: string, isSignature: boolean): Promise<void>;
  /**
   * Sets the login-attempt flag (1 hour) and returns the address to come back to after login (`to` of the form). Call it before the login form is
   * posted; steps that leave for `startsLogin` addresses do so themselves.
   */
  beginLogin(): string;
  extendSession(): Promise<void>;
  logout(): Promise<void>;
  /**
   * Another tab changed that entry of the local storage (null: emptied it). Where the login has ended there, forgets the person here, too; where somebody
   * else has logged in, starts over as theirs. Where an act was carried out there, the screen looks whether it was about to do the same.
   */
  handleStorage(key: string | null): void;
  /** Handles an uncaught exception: shows the fatal message, keeps what was typed. */
  handleCrash(error: unknown): void;
}

/** Input of a page load. */
export interface PortalData {
  readonly manifest: Manifest;
  readonly catalog: CatalogPart;
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

/** Lazy parts in `build/lazy.ts`, keyed by name. The type parameters are the component types the renderer expects. */
export interface LazyParts<Widget, Block> {
  readonly widgets: { readonly [name: string]: () => Promise<{ readonly default: Widget }> };
  /** Kinds of blocks that few first screens use. */
  readonly blocks: { readonly [kind: string]: () => Promise<{ readonly default: Block }> };
  readonly forms: { readonly [schemaHash: string]: () => Promise<CompiledForm> };
  readonly constraints: () => Promise<{ readonly constraints: DataConstraints }>;
  readonly responses: { readonly [call: string]: () => Promise<{ readonly validate: CompiledValidator }> };
}
