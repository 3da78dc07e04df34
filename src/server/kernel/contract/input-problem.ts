import type { InputCheck } from '../../../model/input-check.ts';
import { type Asked, askedIn } from './input-asked.ts';
import type { InputParts, InputProblem, Known } from './input-parts.ts';
import { refusedOf } from './input-refused.ts';
import { memberOf, rowsOf } from './request-member.ts';

/**
 * The first value that no screen which may have asked for it would have let through. A value asked for by several screens passes where one of them
 * accepts it, unless the request itself says that it was another.
 */
export function inputProblem(
  checks: readonly InputCheck[],
  reqBody: unknown,
  known: Known,
  parts: InputParts,
  among: (value: unknown) => boolean = () => true,
): InputProblem | null {
  const judged = new Map<string, (InputProblem | null)[]>();
  for (const check of checks)
    for (const asked of asksOf(check, reqBody, known, parts)) {
      const refused = refusedOf(asked, check, parts);
      for (const { name } of check.fields) {
        const where = `${check.list}/${asked.row ?? ''}/${check.members[name]}`;
        const isAsked = asked.fields.some((field) => field.name === name);
        if (isAsked)
          judged.set(where, [...(judged.get(where) ?? []), refused.find(({ field }) => field === name) ?? null]);
      }
    }
  const found = [...judged.values()].find((all) => all.every((problem) => problem !== null && among(problem.value)));
  return found?.[0] ?? null;
}

function asksOf(check: InputCheck, reqBody: unknown, known: Known, parts: InputParts): readonly Asked[] {
  if (check.list === '') return askedIn(check, reqBody, { reqBody, row: null, known, parts });
  return rowsOf(memberOf(reqBody, check.list)).flatMap((item, row) =>
    askedIn(check, item, { reqBody, row, known, parts }),
  );
}
