import type { Screen } from '../../model/screen.ts';
import type { Host } from '../contract/host.ts';
import { loadOnce } from '../core/load-once.ts';
import type { Stage } from '../run/run.ts';

/** Loaded with the first screen that has fields. */
export const loadFieldParts = loadOnce(() => import('./field-parts.ts').then((late) => late.fieldParts));

/** Loaded when the person turns to the form, or the page is idle; at the latest with the first press. */
export const loadFieldChecks = loadOnce(() => import('./field-checks.ts').then((late) => late.fieldChecks));

/** Loaded only for screens with fields whose inputs are defined by data; null for the others. */
export async function loadDataForms(host: Pick<Host, 'loadConstraints'>, { fields }: Pick<Screen, 'fields'>) {
  if (!fields.some(({ dataForm }) => dataForm !== undefined)) return null;
  const [{ createDataForms }, constraints] = await Promise.all([import('./data-forms.ts'), host.loadConstraints()]);
  return createDataForms(constraints);
}

/** Like `boundValuesValid`, which is in a late chunk. */
export async function isFilled(stage: Stage, screen: Screen): Promise<boolean | null> {
  return (await loadFieldChecks()).boundValuesValid(stage, screen);
}
