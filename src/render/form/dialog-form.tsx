// chunk: dialog-form
import { useMemo } from 'react';
import type { OpenDialog } from '../../runtime/contract/dialogs.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { DialogErrors } from './form-errors.tsx';
import { FormInDialog } from './form-in-dialog.ts';
import { ScreenForm } from './screen-form.tsx';

/** A screen's inputs in a dialog, with its buttons; Enter presses the one that validates them. */
export function DialogForm({ open }: { readonly open: OpenDialog }) {
  const { dialog, press } = open;
  const submit = dialog.buttons.find((button) => button.validate !== undefined);
  const place = useMemo(
    () => ({
      view: dialog.view,
      buttons: <DialogButtons open={open} submit={submit?.id ?? null} />,
      submit: () => submit && press(submit.id),
    }),
    [dialog, press, open, submit],
  );
  return (
    <>
      <DialogErrors fields={dialog.fields ?? []} />
      <FormInDialog value={place}>
        <ScreenForm />
      </FormInDialog>
    </>
  );
}
