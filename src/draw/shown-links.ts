// chunk: late-blocks
import type { Expression, Scope, TextValue } from '../model/expression.ts';
import type { Evaluator } from '../runtime/contract/screen.ts';

interface Link {
  readonly label: TextValue;
  readonly shownWhen: Expression | null;
  /** Repeats the link for every item of that list; null or absent = shown once. */
  readonly each?: Expression | null;
}

export type RepeatedLink = Required<Link>;

/** The links currently shown. `id`: stable whichever of the others are shown. `more`: the link's scope. */
export function shownLinks<L extends Link>(evaluator: Evaluator, links: readonly L[], around?: Scope) {
  return links
    .flatMap((link, index) =>
      scopesOf(evaluator, link, around).map(({ nth, more }) => ({ id: `${index}${nth}`, link, more })),
    )
    .filter(({ link, more }) => link.shownWhen === null || evaluator.evaluate(link.shownWhen, more) === true)
    .map((one) => ({ ...one, label: evaluator.text(one.link.label, one.more) }));
}

/** One scope per item for a link with `each`, otherwise one. */
function scopesOf(evaluator: Evaluator, link: Link, around: Scope | undefined) {
  if (!link.each) return [{ nth: '', more: around }];
  const list = evaluator.evaluate(link.each, around);
  if (!Array.isArray(list)) throw new Error('No list');
  return (list as readonly unknown[]).map((item, nth) => ({ nth: `.${nth}`, more: { ...around, item } }));
}
