import type { InsuredRecord } from './insured.ts';

/** open: available; due: should be done soon; underWay: under examination; inUse: set up, can be changed. */
export type ItemState = 'open' | 'due' | 'underWay' | 'inUse';

/** Pension matters by menu name (`screens/nenkin/catalog/calls/pensionMenu.yaml`); those irrelevant to the person are omitted. */
export type MenuItems = { readonly [item: string]: ItemState };

/** Matters available to this person. None until the pension number is linked, as the records cannot be found before. */
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

/** Matters of people who pay their own contributions. */
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
