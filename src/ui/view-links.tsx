// chunk: late-blocks
import { Link } from './link.tsx';

export interface ShownViewLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  /** null = the browser follows the link. */
  readonly onFollow: (() => void) | null;
}

/** Links that look like tabs, each with its own address. `label` is the group's accessible name. */
export function ViewLinks({ label, links }: { readonly label: string; readonly links: readonly ShownViewLink[] }) {
  return (
    <nav className="ui-views" aria-label={label}>
      <ul>
        {links.map(({ id, label, href, current, onFollow }) => (
          <li key={id}>
            <Link href={href} current={current} onFollow={onFollow ?? undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
