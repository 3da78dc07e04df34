// chunk: screen-form
import { memo, useMemo } from 'react';
import { type BlockPlace, PlaceContext, useEvaluated, usePlace, useScreen } from '../../draw/place.ts';
import type { RepeatedFields } from '../../model/field.ts';
import { controlId, repeatedName } from '../../runtime/contract/control-id.ts';
import type { RepeatedItem } from '../../runtime/contract/screen.ts';
import { Fieldset, Fieldsets } from '../../ui/fieldset.tsx';
import { BlockList } from '../block-list.tsx';
import { FieldControl, seenError } from './field-control.tsx';

/** Repeated fields: one fieldset per item. Re-renders when the items change, not while they are typed into. */
export function RepeatedControl({ group }: { readonly group: RepeatedFields }) {
  const { items } = useScreen();
  const asked = useEvaluated((_evaluator, _more, seen) =>
    seen('scope', `items ${group.name}`, () => items(group.name)),
  );
  const error = useEvaluated((_evaluator, _more, seen) => seenError(seen, group.name));
  if (asked.length === 0) return null;
  return (
    <Fieldsets id={controlId(group.name)} error={error}>
      {asked.map(({ key, item }) => (
        <ItemFieldset group={group} id={key} item={item} key={key} />
      ))}
    </Fieldsets>
  );
}

interface ItemProps {
  readonly group: RepeatedFields;
  readonly id: string;
  readonly item: RepeatedItem['item'];
}

/** Adds `item` to the scope of its content. */
const ItemFieldset = memo(function ItemFieldset({ group, id, item }: ItemProps) {
  const around = usePlace();
  const place = useMemo((): BlockPlace => ({ ...around, more: { ...around.more, item } }), [around, item]);
  return (
    <PlaceContext value={place}>
      <Legended group={group} id={id} />
    </PlaceContext>
  );
});

function Legended({ group, id }: Omit<ItemProps, 'item'>) {
  const legend = useEvaluated((evaluator, more) => evaluator.text(group.legend, more));
  const fields = group.fields.map((field) => (
    <FieldControl field={field} name={repeatedName(group.name, id, field.name)} key={field.name} />
  ));
  return (
    <Fieldset legend={legend}>
      {group.above.length === 0 ? (
        fields
      ) : (
        <div className="ui-beside">
          <div className="ui-flow">
            <BlockList blocks={group.above} />
          </div>
          <div className="ui-flow">{fields}</div>
        </div>
      )}
    </Fieldset>
  );
}
