import * as wording from '../../../../build/wording/services/hpki.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { postalCodeText } from '../../../model/postal-code-text.ts';
import { filedTimes, lastFiledAt } from '../../common/agency/last-filed.ts';
import { nextOf } from '../../common/agency/next-words.ts';
import { shownDifferences } from '../../common/receipts/differing.ts';
import { prefectures } from '../../common/register/prefectures.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import { birthdateWords } from '../../kernel/portal/birthdate-words.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import type { PlainRow } from '../../kernel/portal/plain-row.ts';
import { yenWords } from '../../kernel/portal/yen-words.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { RegisterRecord } from '../../ports/register.ts';
import { type Application, applicationsOf } from './applications.ts';
import { feeYenOf } from './check-application.ts';
import { issuerOf } from './issuers.ts';
import { membershipText } from './membership.ts';
import { qualificationName } from './qualification-names.ts';

export const receiptWords = {
  procedure: wording.receipt.procedure,
  numberLabel: wording.receipt.numberLabel,
  next: wording.receipt.next,
};

/** The screen that shows it. */
export const receiptPathOf = (issuer: string) => screenAddress('hpki-completion', { issuer });

export const receipts: Receipts = {
  service: 'hpki',
  async find({ db, citizen, now }, number) {
    const filed = await applicationsOf(db, citizen.id, now);
    const { kanjiName } = citizen.record.card;
    return filed
      .filter(({ receptionNumber }) => number === null || receptionNumber === number)
      .map(({ receptionNumber, issuer: code, content, qualificationId, differences, ...filed }) => {
        const filedAt = lastFiledAt(filed);
        const issuer = issuerOf(code);
        const until = dayText(japanDate(daysLater(filedAt, issuer.daysToIssue)));
        return {
          ...receiptWords,
          ...nextOf(
            filed,
            now,
            {
              next: receiptWords.next,
              by: wording.receipt.by({ until, daysToIssue: issuer.daysToIssue }),
            },
            'hpki',
          ),
          number: receptionNumber,
          filedBy: kanjiName,
          filedFor: kanjiName,
          filedTo: issuer.name,
          ...filedTimes(filed),
          content: [
            { name: wording.receipt.qualification, value: qualificationName(citizen.record, qualificationId) },
            ...personRows(citizen.record),
            ...(content === null
              ? [{ name: wording.receipt.applied, value: wording.receipt.askAgency }]
              : rowsOf(content)),
          ],
          ...shownDifferences(differences),
          path: receiptPathOf(code),
          contact: wording.receipt.contact({ name: issuer.name, phone: issuer.phone, hours: issuer.hours }),
        };
      });
  },
};

/** Sent with it: as the check screen has them. */
function personRows({ card }: RegisterRecord): readonly PlainRow[] {
  return [
    { name: wording.receipt.name, value: card.kanjiName },
    { name: wording.receipt.birthdate, value: birthdateWords(card.birthdate) },
    { name: wording.receipt.address, value: card.address },
  ].filter(({ value }) => value !== '');
}

type Words = { readonly [code: string]: string };

const workplaces: Words = { '1': wording.receipt.working, '2': wording.receipt.notWorking };
const purposes: Words = {
  '1': wording.receipt.prescription,
  '2': wording.receipt.referral,
  '3': wording.receipt.certificate,
  '4': wording.receipt.identification,
  '9': wording.receipt.otherDocuments,
};
const deliveries: Words = {
  phone: wording.receipt.deliveriesPhone,
  home: wording.receipt.deliveriesHome,
  workplace: wording.receipt.deliveriesWorkplace,
  desk: wording.receipt.deliveriesDesk,
};
const documents: Words = {
  '1': wording.receipt.myNumberCard,
  '2': wording.receipt.licence,
  '3': wording.receipt.passport,
};

/** What was filled in, in the words and order of the check screen; nothing that was not asked for. */
function rowsOf(sent: Application): readonly PlainRow[] {
  const yen = feeYenOf(sent);
  return [
    { name: wording.receipt.registrationNumber, value: sent.registrationNumber },
    { name: wording.receipt.registrationDate, value: dayText(sent.registrationDate) },
    { name: wording.receipt.membership, value: membershipText(sent.membership) },
    { name: wording.receipt.memberNumber, value: sent.membership === '1' ? sent.memberNumber : '' },
    { name: wording.receipt.romanFamilyName, value: sent.romanFamilyName },
    { name: wording.receipt.romanGivenName, value: sent.romanFirstName },
    { name: wording.receipt.workplace, value: workplaces[sent.hasWorkplace] ?? '' },
    ...(sent.hasWorkplace === '1'
      ? [
          { name: wording.receipt.workplaceName, value: sent.workplaceName },
          { name: wording.receipt.workplacePostalCode, value: postalCodeText(sent.workplacePostalCode) },
          { name: wording.receipt.workplaceAddress, value: sent.workplaceAddress },
          { name: wording.receipt.workplacePhone, value: sent.workplacePhone },
        ]
      : []),
    { name: wording.receipt.email, value: sent.email },
    { name: wording.receipt.phone, value: sent.phone },
    { name: wording.receipt.purposes, value: sent.purposes.map((code) => purposes[code] ?? code).join('、') },
    { name: wording.receipt.delivery, value: deliveries[sent.delivery] ?? '' },
    {
      name: wording.receipt.prefecture,
      value: sent.delivery === 'desk' ? (prefectures[Number(sent.deskPrefecture) - 1] ?? '') : '',
    },
    { name: wording.receipt.document, value: sent.delivery === 'phone' ? '' : (documents[sent.document] ?? '') },
    { name: wording.receipt.fee, value: yen === null ? '' : wording.receipt.withTax({ yen: yenWords(yen) }) },
  ].filter(({ value }) => value !== '');
}
