// chunk: screen-form
import { dayText } from '../expressions/japan-time.ts';

/** What a register has for an input, as it is read. Throws where it is no day of an input for one. */
export function registeredText(widget: string, value: string): string {
  return widget === 'date' ? dayText(value) : value;
}
