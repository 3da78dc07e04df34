import { isDataForm } from '../../../../forms/data-form/definition-problems.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';
import { draftsOf } from '../applications/drafts.ts';
import { withClosedReasons } from '../applications/resumable.ts';
import { returnedApplication } from '../applications/returned.ts';
import { closedTo } from '../catalogue/closed.ts';
import { findForm } from '../catalogue/find-form.ts';
import { findProcedure, type ProcedurePath } from '../catalogue/find-procedure.ts';
import { formBroken, notOffered } from '../catalogue/refusals.ts';
import { factsFor } from '../register/facts-for.ts';
import { withFacts } from '../register/with-facts.ts';

interface Body {
  readonly path: ProcedurePath & { readonly reapplicationAvailabilityFlag?: string } & {
    readonly [name: `hierarchyInfo${number}SerialNumber`]: string | undefined;
  };
  readonly hierarchy?: readonly string[];
}

const again = '1';

/** Serial numbers from the address, first level first; those sent by the screen take precedence. */
function serialNumbers({ path, hierarchy }: Body): readonly string[] {
  if (hierarchy !== undefined) return hierarchy;
  const inPath = [1, 2, 3, 4].map((level) => path[`hierarchyInfo${level}SerialNumber`] ?? '');
  const end = inPath.indexOf('');
  return end === -1 ? inPath : inPath.slice(0, end);
}

/** A procedure, the choices at its next level, and its form, with what the portal knows of the answers. A returned application keeps its levels and may be corrected at any time. */
export const endpoint = defineEndpoint('nqProcedureGet', {
  login: 'required',
  record: true,
  async handle({ body, citizen, db, now }) {
    const isAgain = body.path.reapplicationAvailabilityFlag === again;
    const returned = await returnedApplication(db, citizen.id, body.path, now);
    if (isAgain && returned === null) return notOffered;
    const serials = serialNumbers(body);
    const chosen = serials.length === 0 && isAgain ? (returned?.hierarchy ?? []) : serials;
    const procedure = await findProcedure(db, body.path, chosen);
    if (procedure === null) return notOffered;
    const form = await findForm({ db, now, citizen }, procedure.formId, body.path);
    if (form === null || !isDataForm(form.definition, await formConstraints())) return formBroken;
    const { walk, levels } = procedure;
    const closed = returned === null ? await closedTo({ db, now, citizen }, body.path, procedure) : null;
    const ofQualification = (await draftsOf(db, citizen.id, now)).filter(
      ({ path }) => path.qualificationId === body.path.qualificationId,
    );
    const drafts = await withClosedReasons({ db, citizen, now }, ofQualification);
    return ok({
      ...procedure,
      hierarchy: {
        levels,
        chosen: walk.chosen,
        question: walk.next?.question ?? '',
        choices: (walk.next?.choices ?? []).map(({ serialNumber, name, hint = '' }) => ({ serialNumber, name, hint })),
        isComplete: walk.next === null,
      },
      acceptsApplication: walk.next === null && closed === null,
      closedReason: closed?.reason ?? '',
      hasDraft: drafts.some(({ closedReason }) => closedReason === ''),
      form: withFacts(form.definition, await factsFor({ db, now, citizen }, body.path, form.definition)),
      formVersion: form.version,
    });
  },
});
