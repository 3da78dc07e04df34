import { mailAddressOf } from '../../../common/mail/mail-address.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { said } from '../../../ports/register.ts';
import { correctApplication, storeApplication } from '../applications.ts';
import { applicationProblem, feeYenOf } from '../check-application.ts';
import { registrationRefusal } from '../check-registration.ts';
import { differencesFrom } from '../differences.ts';
import { issuerOf } from '../issuers.ts';
import { mayBeFiled, qualificationsOf } from '../qualifications.ts';
import { receipts } from '../receipt.ts';
import { alreadyFiled, inputDiffers, noQualification } from '../refusals.ts';

/** Files an application: rechecks everything, assigns a number and mails the applicant. A returned one is received again under its number. */
export const endpoint = defineEndpoint('hpkiSubmit', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now } = request;
    const sent = request.body.application;
    const held = (await qualificationsOf(db, request)).find(({ record }) => record.id === sent.qualificationId);
    if (held === undefined) return noQualification;
    if (!mayBeFiled(held)) return alreadyFiled;
    const problem = applicationProblem(sent, held);
    if (problem !== null) return inputDiffers(problem);
    const refused = registrationRefusal(sent, held.record, said(citizen.record.qualified));
    if (refused !== null) return refused;
    const { issuer, application } = held;
    const differences = await differencesFrom(request, sent, held.record);
    const filed =
      application === null
        ? await storeApplication(db, {
            citizenId: citizen.id,
            qualificationId: sent.qualificationId,
            issuer,
            now,
            content: sent,
            differences,
          })
        : (await correctApplication(db, application, { content: sent, differences }, now)) && application;
    if (!filed) return alreadyFiled;
    if (application !== null) request.act({ kind: 'correction' });
    const { name, phone, hours, daysToIssue } = issuerOf(issuer);
    const to = await mailAddressOf(db, citizen, sent.email);
    await sendReceipt(request, receipts, { number: filed.receptionNumber, to });
    return ok({
      receptionNumber: filed.receptionNumber,
      receivedOn: japanDate(now),
      delivery: sent.delivery,
      feeYen: feeYenOf({ ...sent, issuer }) ?? 0,
      issuer: { code: issuer, name, phone, hours, daysToIssue },
    });
  },
});
