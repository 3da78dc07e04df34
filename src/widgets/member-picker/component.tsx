import { useEffect } from 'react';
import * as cardWording from '../../../build/wording/card.ts';
import type { ItemOptionsOf, OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { choiceId } from '../../ui/choice.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { ChooseAll } from '../../ui/choose-all.tsx';
import { FieldGroup } from '../../ui/field-shell.tsx';
import { inGroups, type ShownItem, shownItems, withFlags } from './shown-item.ts';
import type { widget } from './widget.ts';

export default function MemberPickerWidget({
  name,
  texts,
  value,
  widgetOptions,
  items,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>, ItemOptionsOf<typeof widget>>) {
  const { edits } = widgetOptions;
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const shown = shownItems(list, items, edits);
  const open = shown.filter(({ locked }) => !locked).map(({ index }) => index);
  const wrong = shown.filter(({ locked, checked }) => locked && checked).map(({ index }) => index);
  // An item locked since it was chosen must not be sent as chosen: its card shows no mark, so clear its flag.
  useEffect(() => {
    if (wrong.length > 0) onChange(withFlags(list, wrong, edits, false));
  });
  const card = (item: ShownItem) => (
    <ChoiceCard
      key={item.key}
      id={choiceId(texts.id, item.index)}
      name={name}
      value={item.key}
      label={item.name}
      badge={item.badge}
      details={item.details}
      image={item.image}
      imageAlt={item.imageAlt}
      checked={item.checked}
      locked={item.locked}
      lockedText={item.lockedText}
      invalid={texts.error !== ''}
      onChecked={(flag) => onChange(withFlags(list, [item.index], edits, flag))}
    />
  );
  return (
    <FieldGroup texts={texts}>
      {shown.length === 0 && (
        <p className="ui-field-hint" id={texts.id} tabIndex={-1}>
          {cardWording.nothingToChoose}
        </p>
      )}
      <ChooseAll count={open.length} onAll={(flag) => onChange(withFlags(list, open, edits, flag))} />
      {inGroups(shown).map(({ group, items: members }) =>
        group === '' ? (
          <div className="ui-choice-cards" key={group}>
            {members.map(card)}
          </div>
        ) : (
          <fieldset className="ui-choice-cards" key={group}>
            <legend>{group}</legend>
            {members.map(card)}
          </fieldset>
        ),
      )}
    </FieldGroup>
  );
}
