import type { PlainRow } from '../../kernel/portal/plain-row.ts';
import { yenWords } from '../../kernel/portal/yen-words.ts';
import type { Offer } from './chosen.ts';
import type { CertificateKind } from './tax-record.ts';

/** What can be handed over: a certificate, or the medical expenses of one person. */
export type TaxDocument = Offer['certificates'][number] | Offer['medical'][number];

const kinds: { readonly [kind in CertificateKind]: string } = {
  '01': '生命保険料の控除証明書',
  '02': '地震保険料の控除証明書',
  '03': '国民年金保険料の控除証明書',
  '04': 'iDeCo の掛金の証明書',
  '05': '小規模企業共済の掛金の証明書',
  '06': '住宅ローンの年末残高の証明書',
  '07': '住宅ローン控除の証明書',
  '08': '給与所得の源泉徴収票',
  '09': '公的年金等の源泉徴収票',
  '10': '寄附金受領証明書（ふるさと納税）',
};

/** Documents in words, one row each: what it is and from whom, and the amount. */
export function documentRows(documents: readonly TaxDocument[]): readonly PlainRow[] {
  return documents.map((document) => ({
    name: 'kind' in document ? `${kinds[document.kind]}（${document.issuer}）` : `医療費（${document.patient}）`,
    value: yenWords(document.amountYen),
  }));
}
