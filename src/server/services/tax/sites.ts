/** A site outside the portal where citizens have accounts of their own. */
export type SiteId = 'eTax' | 'nenkinNet' | 'eShishobako' | 'delivery' | 'furusato';

export interface Site {
  readonly id: SiteId;
  readonly name: string;
  readonly operator: string;
  /** Benefit of linking it, one sentence. */
  readonly says: string;
  /** What the site hands to the portal once linked. */
  readonly hands: readonly string[];
}

/** In display order. */
export const sites: readonly Site[] = [
  {
    id: 'eTax',
    name: 'e-Tax',
    operator: '国税庁',
    says: '証明書を e-Tax に渡して、申告書に入力できます。給与の源泉徴収票なども受け取れます。',
    hands: ['給与所得の源泉徴収票', '住宅ローン控除の証明書'],
  },
  {
    id: 'nenkinNet',
    name: 'ねんきんネット',
    operator: '日本年金機構',
    says: '国民年金の保険料の控除証明書と、公的年金等の源泉徴収票を受け取れます。',
    hands: ['国民年金保険料の控除証明書', '公的年金等の源泉徴収票'],
  },
  {
    id: 'eShishobako',
    name: 'e-私書箱',
    operator: '民間送達サービスの会社',
    says: '生命保険・地震保険の控除証明書や、iDeCo の掛金の証明書を受け取れます。',
    hands: ['生命保険料の控除証明書', '地震保険料の控除証明書', 'iDeCo の掛金の証明書'],
  },
  {
    id: 'delivery',
    name: 'みほん送達便',
    operator: '民間送達サービスの会社',
    says: '銀行からの住宅ローンの年末残高の証明書などを受け取れます。',
    hands: ['住宅ローンの年末残高の証明書', '小規模企業共済の掛金の証明書'],
  },
  {
    id: 'furusato',
    name: 'ふるさと納税サイト',
    operator: '寄附の受け付けをするサイトの会社',
    says: 'ふるさと納税の寄附金受領証明書を、まとめて受け取れます。',
    hands: ['寄附金受領証明書'],
  },
];

export function siteOf(id: SiteId): Site {
  const found = sites.find((site) => site.id === id);
  if (found === undefined) throw new Error(`No site ${id}`);
  return found;
}
