import type { Shell, ShellWords } from './catalog.ts';
import { frameAddresses } from './frame-addresses.ts';

/** A link of the header, with the number of things behind it. */
export interface FrameLink {
  readonly text: string;
  readonly href: string;
  /** Shown as a badge; 0 or none = no badge. */
  readonly count?: number | undefined;
}

interface Around {
  readonly counts: Shell['counts'];
  readonly notices: Shell['notices'];
  readonly words: Pick<ShellWords, 'home' | 'forgetDevice'>;
}

/** What is known of the login, with what is counted; null = nothing yet. */
type KnownLogin = { readonly isLogin: boolean; readonly [member: string]: unknown } | null;

interface Leading {
  address(name: string): string;
  /** Where the portal's name leads. */
  readonly topHref: string;
  readonly hidesNotices: boolean;
}

/** What the header offers, on screens and on pages of the portal alike: what always stands there (none before a login, which stands in its place), and the menu. */
export function frameLinks(
  { counts, notices, words }: Around,
  login: KnownLogin,
  { address, topHref, hidesNotices }: Leading,
): { readonly first: FrameLink | undefined; readonly menu: readonly FrameLink[] } {
  const linked = ({ text, count = '', address: to }: Shell['notices'][number] & { readonly count?: string }) => ({
    text,
    href: address(to),
    // A number: the checker sees to it.
    count: login?.[count] as number | undefined,
  });
  const [first, ...more] = counts.map(linked);
  return {
    first: login?.isLogin === false ? undefined : first,
    menu: [
      ...(login?.isLogin ? more : []),
      { text: words.home, href: topHref },
      ...(hidesNotices ? [] : notices.map(linked)),
      { text: words.forgetDevice, href: address(frameAddresses.forgetDevice) },
    ],
  };
}
