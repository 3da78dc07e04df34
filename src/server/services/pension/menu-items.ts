import type { InsuredRecord } from './insured.ts';

/** open: can be done; due: should be done soon; underWay: being examined; inUse: set up, can be changed. */
export type ItemState = 'open' | 'due' | 'underWay' | 'inUse';

/** Pension matters by the name of the menu (`catalog/calls/nenkin/pensionMenu.yaml`); what a person has nothing to do with is left out. */
export type MenuItems = { readonly [item: string]: ItemState };

/** What this person can do. Nothing while the pension number is not linked: the records cannot be found then. */
export function menuItemsOf(insured: InsuredRecord): MenuItems {
  if (insured.isLinked === false) return {};
  const general: MenuItems = { record: 'open', regularNotice: 'open' };
  if (insured.kind === 'receiving') {
    return { ...general, receivingAccount: 'inUse', withholding: 'open', dependents: 'due' };
  }
  return {
    ...general,
    estimate: 'open',
    ...(insured.kind === '1' && contributionItemsOf(insured)),
    ...(insured.mayClaim === true && { claim: 'due' }),
  };
}

/** Of those who pay the contributions themselves. */
function contributionItemsOf(insured: InsuredRecord): MenuItems {
  const { isStudent, isExemptionUnderWay, unpaidMonths = 0, paysByAccount, paysAdditional } = insured;
  const relief = isExemptionUnderWay === true ? 'underWay' : unpaidMonths > 0 ? 'due' : 'open';
  return {
    [isStudent === true ? 'studentDeferment' : 'exemption']: relief,
    additional: paysAdditional === true ? 'inUse' : 'open',
    accountTransfer: paysByAccount === true ? 'inUse' : 'open',
    deduction: 'open',
  };
}
