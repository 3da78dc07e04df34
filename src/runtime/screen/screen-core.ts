import type { ManifestScreen } from '../../model/manifest.ts';
import type { Route } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';
import type { Failure } from '../calls/failure.ts';
import type { PathValues, ScreenRuntime } from '../contract/screen.ts';
import type { FieldParts } from '../fields/field-parts.ts';
import type { FormScreen } from '../fields/form-screen.ts';
import type { LoadedJudge } from '../fields/judge.ts';
import type { SendByField } from '../fields/send-by-field.ts';
import type { Runners } from '../run/run.ts';
import type { OpenedLaunch, openLaunch } from './open-launch.ts';

export interface ScreenParts extends Pick<FormScreen, 'dataForms'> {
  readonly screen: ShippedScreen;
  readonly runners: Runners;
  readonly service: Service;
  readonly route: Route;
  readonly path: PathValues;
  /** The browser brought the person back to this address: reload, back, forward. */
  readonly isSeen: boolean;
  /** null = the service is not launched by others. */
  readonly openLaunch: typeof openLaunch | null;
  /** null = no fields. */
  readonly fieldParts: FieldParts | null;
  /** Loads what another screen is drawn with. */
  readonly prefetchScreen: (screen: ManifestScreen) => void;
}

/** What the parts of one running screen share. */
export interface ScreenCore extends ScreenParts, FormScreen {
  readonly screen: ShippedScreen;
  /** null = no fields. */
  readonly sending: SendByField | null;
  /** null = no fields. */
  readonly judge: LoadedJudge | null;
  /** What the calling service handed over; null = the service is not launched by others. */
  readonly launch: OpenedLaunch | null;
  /** The failure reported by the app the person returned from; null = none. */
  readonly fromApp: Failure | null;
  /** Results of `data`, by entry name. */
  readonly data: Record<string, unknown>;
  /** Nobody knows what came of something that was sent, and the screen says so (`tell-unknown.ts`): an action begins, which will tell more. */
  unsay?: (() => void) | undefined;
  readonly locked: ScreenRuntime['locked'];
  /** True once a step has navigated away. */
  hasLeft(): boolean;
  /** Handles a bug: the stop page for a failed expression, the fatal message for anything else. */
  handleError(error: unknown): void;
}
