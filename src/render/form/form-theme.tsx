import type {
  ErrorListProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import { useContext } from 'react';
import { FieldSlots } from '../../draw/field-slots.ts';
import { useScreen } from '../../draw/place.ts';
import { BlockList } from '../block-list.tsx';
import { FieldControl } from './field-control.tsx';
import { FormInDialog } from './form-in-dialog.ts';
import { RepeatedControl } from './repeated-control.tsx';

/** Passes the rendered fields to the view's `field` blocks, which determine order and place. */
function ViewTemplate({ properties }: ObjectFieldTemplateProps) {
  const { screen } = useScreen();
  const dialog = useContext(FormInDialog);
  const slots = Object.fromEntries(properties.map(({ name, content }) => [name, content]));
  return (
    <FieldSlots value={slots}>
      <BlockList blocks={dialog?.view ?? screen.view} />
    </FieldSlots>
  );
}

/** Label, support text and error are rendered by the widget's shell, which knows whether it is one control or a group. */
function BareFieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** The summary is rendered at the top of the page, above the form (`ErrorSummary`). */
function NoErrorList(_: ErrorListProps) {
  return null;
}

/** RJSF's field for every property: the screen's field or repeated fields of that name. */
export function ScreenField({ name }: FieldProps) {
  const { screen } = useScreen();
  const group = screen.groups.find((candidate) => candidate.name === name);
  if (group) return <RepeatedControl group={group} />;
  const field = screen.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The compiled form has a field "${name}" that the screen does not declare.`);
  return <FieldControl field={field} name={name} />;
}

export const templates: Partial<TemplatesType> = {
  ObjectFieldTemplate: ViewTemplate,
  FieldTemplate: BareFieldTemplate,
  ErrorListTemplate: NoErrorList,
};
