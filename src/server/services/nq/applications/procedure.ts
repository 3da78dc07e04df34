import type { DataForm } from '../../../../forms/data-form/definition.ts';
import { rowsOf, type Statement } from '../../../db/asked-together.ts';
import type { Queries } from '../../../db/database.ts';
import type { Answer } from '../../../kernel/calls/endpoint.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';
import { type Asking, type Closed, closedTo } from '../catalogue/closed.ts';
import { findForm } from '../catalogue/find-form.ts';
import { findProcedure, type Procedure } from '../catalogue/find-procedure.ts';
import { formBroken, notOffered } from '../catalogue/refusals.ts';
import { factsFor } from '../register/facts-for.ts';
import { withFacts } from '../register/with-facts.ts';
import type { AppliedProcedure } from './applications.ts';
import type { ProcedurePath } from './procedure-path.ts';
import { isSoundForm } from './sound-form.ts';

/** A procedure as offered to an applicant: with the form for the chosen levels. */
export interface OfferedProcedure extends AppliedProcedure {
  readonly form: DataForm;
  readonly formVersion: string;
  /** Why this person cannot apply now; null: they can. */
  readonly closed: Closed | null;
  readonly acceptance: Procedure['acceptance'];
  /** Also false until all levels are chosen. */
  readonly acceptsApplication: boolean;
}

/** EDQ101: no such procedure or level; EDQ102: its form is invalid. */
export async function procedureOf(
  { db, now, citizen }: Asking,
  path: ProcedurePath,
  hierarchy: readonly string[],
): Promise<{ readonly procedure: OfferedProcedure } | { readonly refused: Answer }> {
  const found = await findProcedure(db, path, hierarchy);
  const form = found && (await findForm({ db, now, citizen }, found.formId, path));
  if (found === null || form === null) return { refused: notOffered };
  const { definition, version } = form;
  if (!isSoundForm(definition, await formConstraints())) return { refused: formBroken };
  const closed = await closedTo({ db, now, citizen }, path, found);
  return {
    procedure: {
      ...appliedProcedure(found),
      form: withFacts(definition, await factsFor({ db, now, citizen }, path, definition)),
      formVersion: version,
      closed,
      acceptance: found.acceptance,
      acceptsApplication: closed === null && found.walk.next === null,
    },
  };
}

/** The procedure details stored with an application. */
export function appliedProcedure({
  qualificationName,
  name,
  agencyName,
  agencyPhone,
  agencyHours,
  days,
  fee,
}: AppliedProcedure): AppliedProcedure {
  return { qualificationName, name, agencyName, agencyPhone, agencyHours, days, fee };
}

export const nameAsked = (qualificationId: string): Statement => ({
  sql: 'select name from nq_qualifications where id = $1',
  values: [qualificationId],
});

/** Empty: no such qualification. */
export async function qualificationName(db: Queries, qualificationId: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db, nameAsked(qualificationId));
  return row?.name ?? '';
}
