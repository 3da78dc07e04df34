import type { MenuItem, ViewLink } from '../../model/block.ts';
import type { Scope } from '../../model/expression.ts';
import type { Evaluator } from '../../runtime/contract/screen.ts';

/** Links that are shown now. `id`: the same for the same link, whichever of the others are shown. `more`: what is in reach of it. */
export function shownLinks<L extends MenuItem | ViewLink>(evaluator: Evaluator, links: readonly L[], around?: Scope) {
  return links
    .flatMap((link, index) =>
      scopesOf(evaluator, link, around).map(({ nth, more }) => ({ id: `${index}${nth}`, link, more })),
    )
    .filter(({ link, more }) => link.shownWhen === null || evaluator.evaluate(link.shownWhen, more) === true)
    .map((one) => ({ ...one, label: evaluator.text(one.link.label, one.more) }));
}

/** A card that stands for a list: once for every item. */
function scopesOf(evaluator: Evaluator, link: MenuItem | ViewLink, around: Scope | undefined) {
  if (!('each' in link) || link.each === null) return [{ nth: '', more: around }];
  const list = evaluator.evaluate(link.each, around);
  if (!Array.isArray(list)) throw new Error(`"each" needs a list: ${link.each.source}`);
  return (list as readonly unknown[]).map((item, nth) => ({ nth: `.${nth}`, more: { ...around, item } }));
}
