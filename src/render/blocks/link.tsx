import { useStore } from 'zustand';
import { Link, LinkButton } from '../../ui/link.tsx';
import { useEvaluated, usePlace, useScreen } from '../place.ts';
import type { BlockProps } from './block-props.ts';
import { clickLockSeconds } from './button.tsx';

export function LinkBlock({ block }: BlockProps<'link'>) {
  const text = useEvaluated((names, more) => names.text(block.text, more));
  if (block.address !== null) return <AddressLink address={block.address} text={text} />;
  if (block.dialog !== null) return <DialogLink dialog={block.dialog} text={text} />;
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
  return (
    <p>
      <LinkButton onPress={() => void screen.openDialog(dialog)}>{text}</LinkButton>
    </p>
  );
}

function ActionLink({ action, text }: { readonly action: string; readonly text: string }) {
  const screen = useScreen();
  const locked = useStore(screen.view, (view) => view.locked.includes(action));
  return (
    <p>
      <LinkButton locked={locked} onPress={() => void screen.act(action, clickLockSeconds)}>
        {text}
      </LinkButton>
    </p>
  );
}
