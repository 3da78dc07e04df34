import { Link } from './link.tsx';

/** Links open in a new window, so that typed input is not lost. */
export function Footer({ links }: { readonly links: readonly { readonly text: string; readonly href: string }[] }) {
  return (
    <footer className="ui-footer">
      <ul>
        {links.map(({ text, href }) => (
          <li key={text}>
            <Link href={href} newWindow>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
