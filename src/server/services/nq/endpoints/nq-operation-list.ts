import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationsOf } from '../applications/applications.ts';
import { draftsOf } from '../applications/drafts.ts';
import { withClosedReasons } from '../applications/resumable.ts';
import { closedBusiness } from '../catalogue/closed.ts';
import { findUnit, type UnitPath } from '../catalogue/find-unit.ts';
import { operations } from '../catalogue/operations.ts';
import { notOffered } from '../catalogue/refusals.ts';

/** The citizen's available actions for a business at a unit: start, resume, correct, view. */
export const endpoint = defineEndpoint('nqOperationList', {
  login: 'required',
  record: true,
  async handle({ body: { path }, citizen, db, now }) {
    const unit = await findUnit(db, path);
    if (unit === null) return notOffered;
    const isHere = (own: { readonly path: UnitPath }) =>
      own.path.qualificationId === path.qualificationId &&
      own.path.businessId === path.businessId &&
      own.path.qualificationHandleUnitCode === path.qualificationHandleUnitCode;
    const applications = (await applicationsOf(db, citizen.id, now)).filter(isHere);
    const drafts = await withClosedReasons({ db, citizen, now }, (await draftsOf(db, citizen.id, now)).filter(isHere));
    const closed = await closedBusiness({ db, now, citizen }, path, unit);
    return ok({ ...unit, ...operations(unit, applications, drafts, closed) });
  },
});
