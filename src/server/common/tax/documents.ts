import * as taxWording from '../../../../build/wording/server/tax.ts';
import type { PlainRow } from '../../kernel/portal/plain-row.ts';
import { yenWords } from '../../kernel/portal/yen-words.ts';
import type { Offer } from './chosen.ts';
import type { CertificateKind } from './tax-record.ts';

/** What can be handed over: a certificate, or the medical expenses of one person. */
export type TaxDocument = Offer['certificates'][number] | Offer['medical'][number];

const kinds: { readonly [kind in CertificateKind]: string } = {
  '01': taxWording.documents.lifeInsurance,
  '02': taxWording.documents.earthquakeInsurance,
  '03': taxWording.documents.nationalPension,
  '04': taxWording.documents.ideco,
  '05': taxWording.documents.smallEnterprise,
  '06': taxWording.documents.housingLoan,
  '07': taxWording.documents.housingDeduction,
  '08': taxWording.documents.salary,
  '09': taxWording.documents.pension,
  '10': taxWording.documents.donation,
};

/** Documents in words, one row each: what it is and from whom, and the amount. */
export function documentRows(documents: readonly TaxDocument[]): readonly PlainRow[] {
  return documents.map((document) => ({
    name:
      'kind' in document
        ? `${kinds[document.kind]}（${document.issuer}）`
        : taxWording.documents.medical({ patient: document.patient }),
    value: yenWords(document.amountYen),
  }));
}
