import type { MenuItem, ViewLink } from '../../model/block.ts';
import type { Scope } from '../../model/expression.ts';
import type { Evaluator } from '../../runtime/contract.ts';

/** Links that are shown now. `id`: the same for the same link, whichever of the others are shown. */
export function shownLinks<L extends MenuItem | ViewLink>(names: Evaluator, links: readonly L[], more?: Scope) {
  return links
    .map((link, index) => ({ id: String(index), link }))
    .filter(({ link }) => link.shownWhen === null || names.evaluate(link.shownWhen, more) === true)
    .map((one) => ({ ...one, label: names.text(one.link.label, more) }));
}
