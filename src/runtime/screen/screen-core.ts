import type { ManifestScreen } from '../../model/manifest.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';
import type { Failure } from '../calls/failure.ts';
import type { Evaluator, Foreseen, OpenScreen, PathValues, ScreenRuntime } from '../contract/screen.ts';
import type { FieldParts } from '../fields/field-parts.ts';
import type { FormScreen } from '../fields/form-screen.ts';
import type { LoadedJudge } from '../fields/judge.ts';
import type { SendByField } from '../fields/send-by-field.ts';
import type { Place } from '../run/run.ts';
import type { createEvaluator } from '../values/evaluator.ts';
import type { OpenedLaunch, openLaunch } from './open-launch.ts';

/** What a screen is made of. */
export interface ScreenParts extends OpenScreen<ShippedScreen>, Pick<Place, 'runners'>, Pick<FormScreen, 'dataForms'> {
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

/** Where the person comes from, and with what (`opening.ts`). */
export interface Opening extends ScreenParts, Pick<FormScreen, 'core'>, Pick<Place, 'state'> {
  /** Query of the address. */
  readonly search: string;
  /** The parameters in it that the screen declares. */
  readonly url: { readonly [name: string]: string };
  /** The failure reported by the app the person returned from; null = none. */
  readonly fromApp: Failure | null;
  /** What the calling service handed over; null = the service is not launched by others. */
  readonly launch: OpenedLaunch | null;
}

/** The names that expressions read, and what is drawn with them (`shown.ts`). */
export interface Shown
  extends Opening,
    Pick<FormScreen, 'fields' | 'view' | 'update'>,
    Pick<ScreenRuntime, 'locked'>,
    Pick<Place, 'forgetTyped'> {
  /** Aborted when the screen is left. */
  readonly left: AbortController;
  /** Results of `data`, by entry name. */
  readonly data: Record<string, unknown>;
  readonly store: ScreenRuntime['view'];
  /** Evaluates with such names as the screen does. */
  evaluatorOf(scope: Parameters<typeof createEvaluator>[0], knowing?: Parameters<typeof createEvaluator>[3]): Evaluator;
  /** From now on this is asked what is certain of it while it loads. */
  foreseeBy(look: () => Foreseen): void;
}

/** Where its steps run, and how that ends (`staged.ts`). */
export interface Staged extends Shown, Pick<FormScreen, 'stage' | 'evaluator' | 'run'> {
  /** The polls that run in the background, by the name of their watch. */
  readonly watched: Map<string, AbortController>;
  endWatches(): void;
  /** True once a step has navigated away. */
  hasLeft(): boolean;
  /** Shows the stop page. */
  stop(error: unknown): void;
  /** Handles a bug: the stop page for a failed expression, the fatal message for anything else. */
  handleError(error: unknown): void;
}

/** With what its inputs need (`with-inputs.ts`): what the parts of one running screen share. */
export interface ScreenCore extends Staged {
  /** null = no fields. */
  readonly sending: SendByField | null;
  /** null = no fields. */
  readonly judge: LoadedJudge | null;
  /** Nobody knows what came of something that was sent, and the screen says so (`tell-unknown.ts`): an action begins, which will tell more. */
  unsay?: (() => void) | undefined;
}
