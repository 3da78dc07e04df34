// chunk: data-form
import { type DataForm, itemsOf } from './definition.ts';

/** The form with every input shown and no rules: hidden answers are judged, too. */
export function unconditionalForm(form: DataForm): DataForm {
  return { sections: [{ heading: '', items: itemsOf(form).map(unconditional) }] };
}

function unconditional<Item extends object>(item: Item): Item {
  const { shownWhen: _, rules: _rules, ...rest } = item as Item & { shownWhen?: unknown; rules?: unknown };
  return ('fields' in rest ? { ...rest, fields: (rest.fields as readonly object[]).map(unconditional) } : rest) as Item;
}
