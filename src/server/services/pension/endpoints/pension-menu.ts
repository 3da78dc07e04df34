import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { menuItemsOf } from '../menu-items.ts';

/** Which pension matters concern this person. Who is in no pension insurance has no `insured`. */
export const endpoint = defineEndpoint('pensionMenu', {
  login: 'required',
  async handle({ citizen }) {
    const { insured } = citizen.persona;
    if (insured === undefined) return ok({ items: {} });
    const { kind, isLinked = true, unpaidMonths = 0 } = insured;
    return ok({ insured: { kind, isLinked, unpaidMonths }, items: menuItemsOf(insured) });
  },
});
