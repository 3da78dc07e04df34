import * as wording from '../../../../../build/wording/services/familyregister.ts';
import { knownFour } from '../../../common/cards/taken-reading.ts';
import { nextNumber } from '../../../common/receipts/next-number.ts';
import { notRead, pseudonymNotLinked, registerChanging } from '../../../common/register/refusals.ts';
import { invalidRequest } from '../../../kernel/calls/answers.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed } from '../../../ports/register.ts';
import { writeSubmission } from '../submission.ts';
import { findFetch, isSubmitted, storeSubmission } from '../submissions.ts';
import { prepareValidation, validateSubmission } from '../validate-submission.ts';

// As the server starts, which loads its endpoints.
prepareValidation();

/** Submits what `domicileGet` showed. Idempotent per key and per launch. */
export const endpoint = defineEndpoint('createXml', {
  login: 'required',
  record: true,
  async handle({ body, citizen, session, db, now, intention, act }) {
    const [fetched, isDone, four, number] = await Promise.all([
      findFetch(db, citizen.id, body.hnskHttshSkbtKey),
      // After the lock of the one before.
      isSubmitted(db, citizen.id, body.hnskHttshSkbtKey, intention),
      // With a pseudonym linked earlier, the portal knows the person without a reading in this session.
      knownFour(db, citizen, session),
      // Lost, should nothing be filed.
      nextNumber(db, now),
    ]);
    if (fetched === null || fetched.domicile !== body.hnsk) {
      return invalidRequest(200, wording.submission.domicileDiffers);
    }
    if (isDone) return ok({ createXmlIsSuccess: true });
    const { domicile: read, pseudonym } = citizen.record;
    if (isFailed(read)) return notRead(read);
    if (read.isChangingFamilyRegister) return registerChanging;
    if (pseudonym !== 'linked') return pseudonymNotLinked;

    const xml = writeSubmission({
      sinseiTetuzukiSyubetuCd: body.sinseiTetuzukiSyubetuCd,
      register: { hnskHttshSkbtKey: fetched.key, hnsk: fetched.domicile, headOfTheFamily: fetched.headOfTheFamily },
      applicant: four ?? citizen.record.card,
      submittedAt: now,
    });
    const problems = await validateSubmission(xml);
    if (problems.length > 0) return ok({ createXmlIsSuccess: false });
    await storeSubmission(db, {
      number,
      citizenId: citizen.id,
      sessionId: session.id,
      key: fetched.key,
      launchKey: intention,
      procedureCode: body.sinseiTetuzukiSyubetuCd,
      xml,
      now,
    });
    act({ number });
    return ok({ createXmlIsSuccess: true });
  },
});
