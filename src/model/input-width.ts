import type { ConstraintUse, InputWidth } from './field.ts';

/** Half as wide as the others, each of their characters. */
const ofHalfWidth = ['code', 'number'];

/** An input is as wide as what is written in it. In half-width characters, which is what fits in. */
const mostIn = { short: 12, middle: 100 };

export function inputWidth(
  widget: string,
  constraints: readonly Pick<ConstraintUse, 'name' | 'argument'>[],
): InputWidth {
  const most = constraints.map(({ name, argument }) =>
    name === 'maxLength' || name === 'digits'
      ? Number(argument)
      : name === 'max'
        ? String(argument).length
        : Number.POSITIVE_INFINITY,
  );
  const isHalf = ofHalfWidth.includes(widget);
  const columns = Math.min(...most) * (isHalf ? 1 : 2);
  if (columns <= mostIn.short) return 'short';
  return isHalf || columns <= mostIn.middle ? 'middle' : 'full';
}
