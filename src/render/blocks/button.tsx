import { useStore } from 'zustand';
import { Button } from '../../ui/button.tsx';
import { useEvaluated, usePlace, useScreen } from '../place.ts';
import { submitButtonOf } from '../submit-button.ts';
import type { BlockProps } from './block-props.ts';

/** Click prevention of links, which have no lock time of their own (specification section 9). */
export const clickLockSeconds = 1;

/** On a screen with fields one of the buttons submits the form: Enter in a field presses it too. */
export function ButtonBlock({ block }: BlockProps<'button'>) {
  const screen = useScreen();
  const item = usePlace().more?.item;
  const { action, look, lockFor } = block;
  const text = useEvaluated((evaluator, more) => evaluator.text(block.text, more));
  const locked = useStore(screen.view, (view) => view.locked.includes(action));
  const working = useStore(screen.view, ({ working }) => working?.action === action && working.item === item);
  if (screen.form !== null && action === submitButtonOf(screen.screen)?.action) {
    return (
      <Button type="submit" look={look} locked={locked} working={working}>
        {text}
      </Button>
    );
  }
  return (
    <Button
      look={look}
      locked={locked}
      working={working}
      onPress={() => void screen.act(action, Number(screen.value(lockFor)), item)}
    >
      {text}
    </Button>
  );
}
