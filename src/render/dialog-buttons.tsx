import type { OpenDialog } from '../runtime/contract/dialogs.ts';
import { Button } from '../ui/button.tsx';

interface DialogButtonsProps {
  readonly open: OpenDialog;
  /** The button that submits the form around it; null = none. */
  readonly submit: string | null;
}

export function DialogButtons({ open: { dialog, evaluator, working, press }, submit }: DialogButtonsProps) {
  return (
    <div className="ui-buttons">
      {dialog.buttons
        .filter(({ shownWhen }) => shownWhen === undefined || evaluator.evaluate(shownWhen) === true)
        .map(({ id, look, label }) => (
          <Button
            key={id}
            look={look}
            locked={working !== null}
            working={working === id}
            {...(id === submit ? { type: 'submit' } : { onPress: () => press(id) })}
          >
            {evaluator.text(label)}
          </Button>
        ))}
    </div>
  );
}
