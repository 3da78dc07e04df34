import type { StoreApi } from 'zustand/vanilla';
import type { CodeList } from '../../model/catalog.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Scope } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { ServicePart } from '../../model/service.ts';
import type { ShippedServicePart } from '../../model/shipped-service.ts';
import type { FunctionEnvironment } from '../../model/vocabulary.ts';
import type { CallingLaunch, Calls } from '../calls/calls.ts';
import type { Login } from '../calls/login.ts';
import type { Host } from '../contract/host.ts';
import type { PortalData, ShellView } from '../contract/portal.ts';
import type { Evaluator } from '../contract/screen.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { Toasts } from '../dialogs/toasts.ts';
import type { ExpiringStorage } from '../storage/expiring-storage.ts';
import type { Progress } from '../storage/progress.ts';
import type { ServiceState } from '../storage/state.ts';
import type { Settings } from '../values/settings.ts';

/** Shared by every part of the runtime: one per page load, made by `createPortal`. */
export interface Core {
  readonly host: Host;
  readonly parts: PortalData;
  readonly settings: Settings;
  readonly environment: FunctionEnvironment;
  readonly shell: StoreApi<ShellView>;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly session: ExpiringStorage;
  readonly local: ExpiringStorage;
  readonly calls: Calls;
  readonly login: Login;
  /** Evaluates with the names available outside a screen. `launch` is that of the current service. */
  readonly evaluator: Evaluator;
  baseScope(): Scope;
  /** Launch data of the current service; empty outside one. */
  launch: Scope;
  /** Which launch that is; null = the service is not launched by others. */
  callingLaunch: CallingLaunch | null;
  /** Calls `listener` after every change of state or login; the returned function unsubscribes. */
  onChange(listener: () => void): () => void;
  stateOf(service: ServicePart): ServiceState;
  progressOf(service: ServicePart): Progress;
  /** Adds the code lists and calls that travel with the service to the catalogue's. Call it before anything of the service runs. */
  takeIn(service: ShippedServicePart): void;
  codeList(name: string): CodeList | undefined;
  /** The screen's, else the service's, else the catalogue's. */
  dialog(name: string, screen: Pick<Screen, 'dialogs'> | null, service: ServicePart): Promise<Dialog>;
  address(name: string): string;
  /** Does it have one of the portal's origins (launch addresses, return targets)? */
  isPortalAddress(address: string): boolean;
  /** Sends a line to the portal's log when the setting `log.output` is on. Never fails. */
  log(line: LogLine): void;
  /** Sets the login-attempt flag; returns the address to come back to. */
  beginLogin(): string;
  handleCrash(error: unknown): void;
}

export interface LogLine {
  readonly screenId: string;
  readonly trigger: 'click' | 'screen' | 'state';
  readonly level: 'info' | 'warn' | 'error' | 'debug';
  readonly detail: string;
}
