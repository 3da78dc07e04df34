// chunk: late-blocks
import { Link, LinkButton } from './link.tsx';

export interface Card {
  readonly id: string;
  readonly label: string;
  /** Under the label; empty = none. */
  readonly hint: string;
  /** null = runs an action on this page instead. */
  readonly href: string | null;
  readonly locked: boolean;
  /** null = the browser follows the link. */
  readonly onPress: (() => void) | null;
}

/** Cards to choose from. The whole card is the target; its accessible name is the label alone, the hint is read afterwards. */
export function CardMenu({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className="ui-menu">
      {cards.map(({ id, label, hint, href, locked, onPress }) => (
        <li className="ui-menu-card" key={id}>
          {href === null ? (
            <LinkButton locked={locked} onPress={() => onPress?.()}>
              {label}
            </LinkButton>
          ) : (
            <Link href={href} onFollow={onPress ?? undefined}>
              {label}
            </Link>
          )}
          {hint !== '' && <p className="ui-menu-hint">{hint}</p>}
        </li>
      ))}
    </ul>
  );
}
