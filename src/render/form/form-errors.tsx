import { useStore } from 'zustand';
import { controlId } from '../../runtime/control-id.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useEvaluated, useScreen } from '../place.ts';

/** Everything that was refused, above the screen; each line leads to its control. */
export function FormErrors() {
  const { screen, view } = useScreen();
  const errors = useEvaluated(() => view.getState().errors);
  const refusals = useStore(view, (now) => now.refusals);
  const known = new Set([...screen.fields, ...screen.groups].map(({ name }) => name));
  // In repeated fields the group's name stands first.
  const isKnown = (field: string) => known.has(field.split('.')[0] ?? field);
  return (
    <ErrorSummary
      refusals={refusals}
      errors={errors.map(({ field, message }) => ({ controlId: isKnown(field) ? controlId(field) : null, message }))}
    />
  );
}
