import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { said } from '../../../ports/register.ts';
import { menuItemsOf } from '../menu-items.ts';

/** Pension matters relevant to this person. `insured` is omitted for a person without pension insurance. */
export const endpoint = defineEndpoint('pensionMenu', {
  login: 'required',
  record: true,
  async handle({ citizen }) {
    const insured = said(citizen.record.insured);
    if (insured === undefined) return ok({ items: {} });
    const { kind, isLinked = true, unpaidMonths = 0 } = insured;
    return ok({ insured: { kind, isLinked, unpaidMonths }, items: menuItemsOf(insured) });
  },
});
