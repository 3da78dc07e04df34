import { isAlike } from '../../../forms/is-alike.ts';
import type { Difference } from '../../../model/difference.ts';

/**
 * What of a filing was written otherwise than the registers had it, as its check screen compares (`src/draw/held-differences.ts`). Kept with what was filed: a register
 * changes. What is not written, or not in the register, is no difference.
 */
export function differing(compared: readonly Difference[]): readonly Difference[] {
  return compared.filter(
    ({ written, registered }) => written !== '' && registered !== '' && !isAlike(written, registered),
  );
}

/** As a receipt has them: absent where nothing differs. */
export const shownDifferences = (
  differences: readonly Difference[],
): { readonly differences?: readonly Difference[] } => (differences.length === 0 ? {} : { differences });
