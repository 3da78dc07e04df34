import * as wording from '../../../../build/wording/services/familyregister-identification-code.ts';
import type { WordsOf } from '../../kernel/portal/module-parts.ts';
import { recordOf, textOf } from '../../kernel/portal/plain-row.ts';

const types: { readonly [type: string]: string } = {
  '1': wording.receipt.register,
  '2': wording.receipt.closedRegister,
};

/** An application for identification codes. */
export const wordsOf: WordsOf = ({ kind, registers }) => {
  if (kind !== 'identification-code' || !Array.isArray(registers)) return null;
  return {
    title: wording.receipt.procedure,
    rows: registers.map(recordOf).flatMap(({ type, domicile, headOfTheFamily }) => {
      const name = types[textOf(type)] ?? wording.receipt.register;
      return [
        { name: wording.receipt.domicileOf({ name }), value: textOf(domicile) },
        { name: wording.receipt.headOf({ name }), value: textOf(headOfTheFamily) },
      ];
    }),
  };
};
