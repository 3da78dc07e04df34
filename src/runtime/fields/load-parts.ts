import type { Screen } from '../../model/screen.ts';
import type { Host } from '../contract/host.ts';
import type { Stage } from '../run/run.ts';

/** What only screens with fields need; the first of them brings it. */
export async function loadFieldParts() {
  return (await import('./field-parts.ts')).fieldParts;
}

/** What only screens need whose fields hold inputs that come as data. */
export async function loadDataForms(host: Pick<Host, 'loadConstraints'>, { fields }: Pick<Screen, 'fields'>) {
  if (!fields.some(({ dataForm }) => dataForm !== undefined)) return null;
  const [{ createDataForms }, constraints] = await Promise.all([import('./data-forms.ts'), host.loadConstraints()]);
  return createDataForms(constraints);
}

/** As `boundValuesValid`, which comes with the chunk of screens that have inputs. */
export async function isFilled(stage: Stage, screen: Screen): Promise<boolean | null> {
  return (await loadFieldParts()).boundValuesValid(stage, screen);
}
