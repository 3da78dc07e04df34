import { takeSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { askedRegisters } from '../check-application.ts';
import { issueCode } from '../codes.ts';
import { citizenRefusal } from '../refusals.ts';
import { registersOf } from '../registers-of.ts';

/** Issues a code for every register that was requested and signed (assumed). */
export const endpoint = defineEndpoint('identificationCodeIssue', {
  login: 'required',
  async handle({ body, citizen, db, now, settings }) {
    const { application, signature } = body;
    const refused = citizenRefusal(citizen, now, settings);
    if (refused !== null) return refused;
    const asked = askedRegisters(application, registersOf(citizen.persona));
    if ('refused' in asked) return asked.refused;
    const unsigned = await takeSignature(db, { citizen, now, target: application, signature });
    if (unsigned !== null) return unsigned;

    const codes = [];
    for (const register of asked.registers) {
      codes.push(await issueCode(db, { citizenId: citizen.id, register, now, settings }));
    }
    return ok({ codes });
  },
});
