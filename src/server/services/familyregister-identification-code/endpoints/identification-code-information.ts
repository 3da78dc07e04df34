import { textImage } from '../../../common/images/text-image.ts';
import { notRead } from '../../../common/register/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { isFailed } from '../../../ports/register.ts';
import { codesAsked, usableCodes, validMonths } from '../codes.ts';
import { agentRefusal } from '../refusals.ts';
import { registersOf } from '../registers-of.ts';

/** Registers for which codes are available, codes still valid, and the terms (assumed). EDS101 to EDS104 as for `domicileGet`. */
export const endpoint = defineEndpoint('identificationCodeInformation', {
  login: 'required',
  record: true,
  async handle({ citizen, ahead, now, settings }) {
    const { db, timesFiled } = await ahead([codesAsked(citizen.id)], 'identificationCodeIssue');
    const { card, domicile } = citizen.record;
    const refused = agentRefusal(citizen);
    if (refused !== null) return refused;
    if (isFailed(domicile)) return notRead(domicile);
    const { kanjiName, birthdate } = card;
    return ok({
      applicant: { kanjiName, birthdate },
      registers: registersOf({ ...citizen.record, domicile }).map(({ isChanging, ...register }) => ({
        register,
        isChanging,
        domicileImage: textImage(register.domicile),
        headOfTheFamilyImage: textImage(register.headOfTheFamily),
        isChosen: false,
      })),
      codes: await usableCodes(db, citizen.id, now),
      validMonths: validMonths(settings),
      fee: numberSetting(settings, 'identificationCode.fee'),
      timesFiled: await timesFiled('identificationCodeIssue'),
    });
  },
});
