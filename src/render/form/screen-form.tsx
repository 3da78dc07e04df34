// chunk: screen-form
import { memo, type ReactNode, useContext, useMemo } from 'react';
import { FieldSlots } from '../../draw/field-slots.ts';
import { useScreen } from '../../draw/place.ts';
import type { Screen } from '../../model/screen.ts';
import { BlockList } from '../block-list.tsx';
import { FieldControl } from './field-control.tsx';
import { FormInDialog } from './form-in-dialog.ts';
import { RepeatedControl } from './repeated-control.tsx';
import { SubmitForm } from './submit-form.tsx';

/** A screen's inputs, each where its `field` block stands. Independent of props: fields follow the screen's store by themselves. */
export const ScreenForm = memo(function ScreenForm() {
  const { screen } = useScreen();
  const dialog = useContext(FormInDialog);
  const inputs = useMemo(() => inputsOf(screen), [screen]);
  return (
    <SubmitForm>
      <FieldSlots value={inputs}>
        <BlockList blocks={dialog?.view ?? screen.view} />
      </FieldSlots>
    </SubmitForm>
  );
});

function inputsOf({ fields, groups }: Screen): { readonly [name: string]: ReactNode } {
  return Object.fromEntries([
    ...fields.map((field) => [field.name, <FieldControl field={field} name={field.name} key={field.name} />]),
    ...groups.map((group) => [group.name, <RepeatedControl group={group} key={group.name} />]),
  ]);
}
