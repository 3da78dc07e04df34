import { ExpressionError } from '../../expressions/expression-error.ts';
import type { DataEntry } from '../../model/screen.ts';
import type { Run } from '../run/run.ts';
import type { FieldValues } from './field-values.ts';

/** Prefills empty fields. An absent value (a missing optional member) leaves its field unchanged. */
export function fill(fields: FieldValues, fills: DataEntry['fills'], run: Run): void {
  for (const [field, value] of Object.entries(fills)) {
    const typed = fields.typed[field];
    if (typed !== undefined && typed !== '') continue;
    try {
      fields.recordInput(field, run.value(value));
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
    }
  }
}
