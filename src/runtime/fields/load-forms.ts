// chunk: checks
import type { Screen } from '../../model/screen.ts';
import type { CompiledForm, Host } from '../contract/host.ts';

/** The compiled forms of a screen with fields. */
export interface ScreenForms {
  readonly form: CompiledForm;
  /** For the repeated fields, in the order of the screen's groups; each validates the values of one item. */
  readonly groupForms: readonly CompiledForm[];
}

/** Rejects when one cannot be loaded. */
export async function loadForms(
  host: Pick<Host, 'loadForm'>,
  { schemaHash, groups }: Pick<Screen, 'schemaHash' | 'groups'>,
): Promise<ScreenForms> {
  const [form, ...groupForms] = await Promise.all([
    host.loadForm(schemaHash),
    ...groups.map((group) => host.loadForm(group.schemaHash)),
  ]);
  return { form, groupForms };
}
