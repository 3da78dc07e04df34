import { isDataForm } from '../../../../forms/data-form/definition-problems.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';
import type { FormAt } from '../../../kernel/portal/module-parts.ts';
import { findProcedure } from './find-procedure.ts';
import { newestForm } from './newest-form.ts';
import { withKnown } from './with-known.ts';

/** The form of the procedure that an address names: of nobody, so that it bounds nothing. */
export const formAtProcedure: FormAt = async (db, values) => {
  const procedure = await findProcedure(
    db,
    {
      qualificationId: values.qualificationId ?? '',
      businessId: values.businessId ?? '',
      qualificationHandleUnitCode: values.qualificationHandleUnitCode ?? '',
      qualificationProcedureCode: values.qualificationProcedureCode ?? '',
      receptionAgencyCode: values.receptionAgencyCode ?? '',
    },
    [],
  );
  const form = procedure && (await newestForm(db, procedure.formId));
  if (form === null) return null;
  const definition = withKnown(form.definition, ofNobody);
  return isDataForm(definition, await formConstraints()) ? definition : null;
};

const ofNobody = {
  today: '',
  inOneYear: '',
  inTenYears: '',
  // A condition stays one.
  thirtyDaysAgo: '10000101',
  birthdate: '',
  familyName: '',
  registeredOn: '',
  registeredFamilyName: '',
  registeredGivenName: '',
  registeredPrefecture: '',
};
