import type { Evaluator, OpenScreen, ScreenView } from '../contract/screen.ts';
import type { Run, Stage } from '../run/run.ts';
import type { DataForms } from './data-forms.ts';
import type { FieldValues } from './field-values.ts';

/** The part of the running screen that its inputs need. */
export interface FormScreen extends Pick<Stage, 'core'>, Pick<OpenScreen, 'screen'> {
  readonly stage: Stage;
  /** null = no field's inputs are defined by data. */
  readonly dataForms: DataForms | null;
  readonly fields: FieldValues;
  /** What fields hold back; null = no fields. */
  readonly sending: { readonly held: Iterable<readonly [string, string]> } | null;
  readonly evaluator: Evaluator;
  view(): ScreenView;
  /** Publishes a new view with a fresh scope. */
  update(change?: Partial<ScreenView>): void;
  /** A separate run, for entering or a watch. Only leaving the screen ends it. */
  run(): Run;
}
