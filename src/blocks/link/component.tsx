import type { BlockProps } from '../../draw/block-props.ts';
import { clickLockSeconds } from '../../draw/lock-seconds.ts';
import { useEvaluated, usePlace, useScreen, useShown } from '../../draw/place.ts';
import { useStore } from '../../draw/use-store.ts';
import type { ChangeTarget } from '../../model/link.ts';
import { Link, LinkButton } from '../../ui/link.tsx';
import type { LinkBlock } from './block.ts';

export default function LinkView({ block }: BlockProps<LinkBlock>) {
  const text = useEvaluated((evaluator, more) => evaluator.text(block.text, more));
  if (block.address !== null) return <AddressLink address={block.address} text={text} />;
  if (block.dialog !== null) return <DialogLink dialog={block.dialog} text={text} />;
  if (block.change !== null) return <ChangeLink change={block.change} text={text} />;
  return <ActionLink action={block.action ?? ''} text={text} />;
}

function AddressLink({ address, text }: { readonly address: string; readonly text: string }) {
  const { portal } = usePlace();
  return (
    <p>
      <Link href={portal.address(address)}>{text}</Link>
    </p>
  );
}

function DialogLink({ dialog, text }: { readonly dialog: string; readonly text: string }) {
  const screen = useScreen();
  const item = usePlace().more?.item;
  return (
    <p>
      <LinkButton onPress={() => void screen.openDialog(dialog, item)}>{text}</LinkButton>
    </p>
  );
}

/** Hidden while its target screen is not shown in the flow. */
function ChangeLink({ change, text }: { readonly change: ChangeTarget; readonly text: string }) {
  const screen = useScreen();
  const item = usePlace().more?.item;
  const open = useShown(change.shownWhen);
  if (!open) return null;
  return (
    <p>
      <LinkButton onPress={() => screen.change(change, item)}>{text}</LinkButton>
    </p>
  );
}

function ActionLink({ action, text }: { readonly action: string; readonly text: string }) {
  const screen = useScreen();
  const item = usePlace().more?.item;
  const locked = useStore(screen.locked, (locked) => locked.includes(action));
  return (
    <p>
      <LinkButton locked={locked} onPress={() => void screen.act(action, clickLockSeconds, item)}>
        {text}
      </LinkButton>
    </p>
  );
}
