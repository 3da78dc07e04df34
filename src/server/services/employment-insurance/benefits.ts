import { addMonths } from './days.ts';
import type { EmploymentRecord, Entitlement } from './employment.ts';

/** Response of `catalog/calls/employment-insurance/employmentBenefits.yaml`; undefined: never insured. */
export function benefits(record: EmploymentRecord | undefined) {
  const entitlement = record?.entitlement;
  return {
    payments: record?.payments ?? [],
    ...(record !== undefined && entitlement !== undefined && { entitlement: entitlementOf(record, entitlement) }),
  };
}

function entitlementOf({ periods, payments = [] }: EmploymentRecord, { period, days, ...entitlement }: Entitlement) {
  const leftOn = periods[period]?.leftOn;
  if (leftOn === undefined) throw new Error(`entitlement: no period ${period} that has ended`);
  const paid = payments
    .filter(({ kind, from }) => kind === '1' && from > leftOn)
    .reduce((sum, payment) => sum + payment.days, 0);
  // The basic allowance can be drawn within a year after leaving the employment.
  return { ...entitlement, leftOn, expiresOn: addMonths(leftOn, 12), days, daysLeft: days - paid };
}
