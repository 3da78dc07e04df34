import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated, usePlace, useScreen } from '../../draw/place.ts';
import { submitButtonOf } from '../../draw/submit-button.ts';
import { useStore } from '../../draw/use-store.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonBlock } from './block.ts';

/** On a screen with fields, one button submits the form, so that Enter in a field presses it too. */
export default function ButtonView({ block }: BlockProps<ButtonBlock>) {
  const screen = useScreen();
  const item = usePlace().more?.item;
  const { action, look, lockFor } = block;
  const text = useEvaluated((evaluator, more) => evaluator.text(block.text, more));
  const locked = useStore(screen.locked, (locked) => locked.includes(action));
  const working = useStore(screen.view, ({ working }) => working?.action === action && working.item === item);
  if (screen.hasForm && action === submitButtonOf(screen.screen)?.action) {
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
