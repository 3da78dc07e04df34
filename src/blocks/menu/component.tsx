// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { clickLockSeconds } from '../../draw/lock-seconds.ts';
import { type Seen, useEvaluated, useScreen } from '../../draw/place.ts';
import { seenDestination } from '../../draw/seen-destination.ts';
import { type RepeatedLink, shownLinks } from '../../draw/shown-links.ts';
import { useStore } from '../../draw/use-store.ts';
import type { Scope } from '../../model/expression.ts';
import type { Evaluator, ScreenRuntime } from '../../runtime/contract/screen.ts';
import { CardMenu } from '../../ui/card-menu.tsx';
import type { MenuBlock, MenuItem } from './block.ts';

export default function MenuView({ block }: BlockProps<MenuBlock>) {
  const screen = useScreen();
  const locked = useStore(screen.locked);
  const cards = useEvaluated((evaluator, more, seen) =>
    shownLinks(evaluator, block.items satisfies readonly RepeatedLink[], more).map(
      ({ id, link, label, more: inReach }) => ({
        id,
        label,
        hint: evaluator.text(link.hint, inReach),
        action: link.action,
        item: inReach?.item,
        ...destination(screen, seen, evaluator, link, inReach),
      }),
    ),
  );
  if (cards.length === 0) return null;
  const pressing = ({ action, inApp, item }: (typeof cards)[number]) => {
    if (action !== null) return () => void screen.act(action, clickLockSeconds, item);
    return inApp === null ? null : () => screen.follow(inApp);
  };
  return (
    <CardMenu
      cards={cards.map((card) => ({
        ...card,
        locked: card.action !== null && locked.includes(card.action),
        onPress: pressing(card),
      }))}
    />
  );
}

function destination(
  screen: ScreenRuntime,
  seen: Seen,
  evaluator: Evaluator,
  { to, with: parameters }: MenuItem,
  more?: Scope,
) {
  if (to === null) return { href: null, inApp: null };
  return seenDestination(screen, seen, to, evaluator.value(parameters, more) as Scope);
}
