// chunk: screen-form
import { useEvaluated, useScreen } from '../../draw/place.ts';
import { useStore } from '../../draw/use-store.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import type { FieldError } from '../../runtime/contract/screen.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';

/** Error summary above the screen; each line links to its control. */
export function FormErrors() {
  const { view } = useScreen();
  return (
    <Errors
      errors={useEvaluated((_evaluator, _more, seen) => seen('errors', '', (all) => all))}
      refusals={useStore(view, (now) => now.refusals)}
    />
  );
}

/** Error summary in a dialog, limited to its own inputs, since another dialog may be open above or below. */
export function DialogErrors({ fields }: { readonly fields: readonly string[] }) {
  const { view } = useScreen();
  const isOwn = ({ field }: FieldError) => field === '' || fields.includes(field);
  return (
    <Errors
      errors={useEvaluated((_evaluator, _more, seen) => seen('dialogErrors', '', (all) => all).filter(isOwn))}
      refusals={useStore(view, (now) => now.dialogRefusals)}
    />
  );
}

function Errors({ errors, refusals }: { readonly errors: readonly FieldError[]; readonly refusals: number }) {
  const { screen } = useScreen();
  const known = new Set([...screen.fields, ...screen.groups].map(({ name }) => name));
  // In repeated fields the name starts with the group's.
  const isKnown = (field: string) => known.has(field.split('.')[0] ?? field);
  return (
    <ErrorSummary
      refusals={refusals}
      errors={errors.map(({ field, message }) => ({ controlId: isKnown(field) ? controlId(field) : null, message }))}
    />
  );
}
