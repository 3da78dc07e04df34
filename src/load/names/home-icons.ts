import { type IconFault, iconFault, iconLength, iconSide } from '../../model/icon-path.ts';
import type { HomeCards, HomeIcon } from '../gather/home-cards.ts';
import type { CatalogFile } from '../gather/load-catalog.ts';
import { tell } from '../walk/context.ts';

const RULE = 'home/icon';

const messages: { readonly [fault in IconFault]: string } = {
  unreadable:
    '絵（icon）が、線として読めません。24×24 の絵の、一つの path の d（M で始まる、命令の文字と数）だけを書いてください。',
  long: `絵（icon）は、${iconLength}文字までの、簡単な形にしてください。`,
  outside: `絵（icon）が、${iconSide}×${iconSide} の枠からはみ出しています。0 から ${iconSide} までに収めてください。`,
};

/** A heading has its icon of its own, or that of its first card which has one; any other would never be seen. */
export function checkHomeIcons(files: readonly CatalogFile[], { icons, cards, headings }: HomeCards): void {
  const tellOf = (icon: HomeIcon, message: string) => {
    const walk = files.find(({ file }) => file === icon.at.file)?.walk;
    if (walk !== undefined) tell(walk, RULE, icon.at, message);
  };
  for (const icon of icons) {
    const fault = iconFault(icon.path);
    if (fault !== null) tellOf(icon, messages[fault]);
  }
  for (const heading of headings) {
    const below = cards.filter(({ event }) => event === heading).toSorted((one, other) => one.place - other.place);
    const order = ['', ...below.map(({ service }) => service)];
    const [shown, ...others] = icons
      .filter((icon) => icon.heading === heading)
      .toSorted((one, other) => order.indexOf(one.service) - order.indexOf(other.service));
    for (const other of others)
      tellOf(
        other,
        `この絵（icon）は、出ません。見出し「${heading}」には、${shown?.at.file} の絵が出ます。どちらかを消してください。`,
      );
  }
}
