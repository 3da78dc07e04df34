import { type DataField, type DataForm, type DataItem, isGroup, itemsOf } from '../../../forms/data-form/definition.ts';
import type { Asked, ScreenHelp } from '../../../model/help.ts';

/** More than these are not told one by one. */
const mostOptions = 6;

/** The screen with the questions of its form in their place; null = it is not known which. */
export function withForm(screen: ScreenHelp, form: DataForm | null): ScreenHelp {
  if (form === null) return screen;
  const questions = itemsOf(form).flatMap((item) => asked(item, false));
  return { ...screen, asks: screen.asks.flatMap((one) => (one.isForm ? questions : [one])) };
}

function asked(item: DataItem, isOfSome: boolean): readonly Asked[] {
  const isSome = isOfSome || item.shownWhen !== undefined;
  if (isGroup(item)) return item.fields.flatMap((field) => asked(field, true));
  const { label, hint = '', required = false, options = [] } = item as DataField;
  const labels = options.length > mostOptions ? [] : options.map((option) => option.label);
  return [{ label, hint, required, isSome, options: labels, isForm: false }];
}
