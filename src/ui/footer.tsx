import { Link } from './link.tsx';

export interface FooterProps {
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** Who runs the portal; empty = nothing. */
  readonly operator: string;
}

/** Links open in a new window, so that typed input is not lost. */
export function Footer({ links, operator }: FooterProps) {
  return (
    <footer className="ui-footer">
      {links[0] && (
        <ul>
          {links.map(({ text, href }) => (
            <li key={text}>
              <Link href={href} newWindow>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>{operator}</p>
    </footer>
  );
}
