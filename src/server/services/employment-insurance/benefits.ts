import { dayLater } from '../../kernel/time/day-later.ts';
import { daysBetween } from '../../kernel/time/days-between.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';
import { type RegisterRecord, said } from '../../ports/register.ts';
import { benefitDays, restrictedMonths } from './benefit-days.ts';
import { dailyAmount } from './daily-amount.ts';
import type { EmploymentRecord, Entitlement, Payment } from './employment.ts';
import { countedMonths } from './insured-months.ts';
import { wageMonths } from './slips.ts';

/** Response of `screens/employment-insurance/catalog/calls/employmentBenefits.yaml`; never insured: no payments. */
export function benefits({ card, employment: reading }: Pick<RegisterRecord, 'card' | 'employment'>) {
  const employment = said(reading);
  const granted = employment?.entitlement;
  const entitlement =
    employment === undefined || granted === undefined ? undefined : entitlementOf(employment, granted, card.birthdate);
  const payments = (employment?.payments ?? []).map((payment): Payment => {
    if (payment.kind !== '1') return payment;
    const days = daysBetween(payment.from, payment.to) + 1;
    return { ...payment, days, amountYen: days * (entitlement?.dailyAmount ?? 0) };
  });
  if (entitlement === undefined) return { payments };
  const drawn = payments.filter(({ kind, from }) => kind === '1' && from > entitlement.leftOn);
  const daysLeft = drawn.reduce((left, { days }) => left - days, entitlement.days);
  return { payments, entitlement: { ...entitlement, daysLeft } };
}

/** Days of waiting, from the decision on. */
const waitingDays = 7;

function entitlementOf({ periods, slips = [] }: EmploymentRecord, entitlement: Entitlement, birthdate: string) {
  const { period, office, serial, ...told } = entitlement;
  const leftOn = periods[period]?.leftOn;
  const slip = slips.find((each) => each.period === period);
  if (leftOn === undefined || slip === undefined) throw new Error(`entitlement: no slip of period ${period}`);
  const { reason, monthlyWage } = slip;
  const age = Math.floor((Number(leftOn) - Number(birthdate)) / 10_000);
  const waitingUntil = dayLater(told.decidedOn, waitingDays - 1);
  const months = restrictedMonths(reason);
  return {
    ...told,
    number: `${office}-${told.decidedOn.slice(2, 4)}-${serial}`,
    waitingUntil,
    ...(months > 0 && { restrictedUntil: monthsLater(waitingUntil, months) }),
    leftOn,
    // The basic allowance can be drawn within a year after leaving the employment.
    expiresOn: monthsLater(leftOn, 12),
    dailyAmount: dailyAmount(age, monthlyWage * wageMonths),
    days: benefitDays(age, countedMonths(periods.slice(period), leftOn), reason),
  };
}
