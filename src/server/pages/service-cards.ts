/** One service on the home page. */
export interface ServiceCard {
  /** As in `/login?from=…`: who logs in there comes back to the service. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what one can do there. */
  readonly says: string;
  readonly to: string;
}

/** The services of the portal in the order of the home page: one entry each. */
export const serviceCards: readonly ServiceCard[] = [
  {
    name: 'familyregister',
    title: '戸籍電子証明書の提出',
    says: 'カードで本人を確認し、戸籍の情報を提出します。',
    to: '/family-registration',
  },
  {
    name: 'familyregister-identification-code',
    title: '戸籍電子証明書提供用識別符号の取得',
    says: '申請先に戸籍の証明書の代わりに伝える番号を取得します。',
    to: '/svc/familyregister-identification-code/information',
  },
  {
    name: 'kana',
    title: '戸籍の振り仮名の届出',
    says: '戸籍にのせる氏名の振り仮名を届け出ます。届け出たあとの訂正や取り下げもできます。',
    to: '/svc/kana/top',
  },
  {
    name: 'tax-return',
    title: '確定申告の事前準備',
    says: '控除証明書や医療費の情報を受け取り、e-Tax に渡します。',
    to: '/svc/tax-return/',
  },
  {
    name: 'year-end-adjustment',
    title: '年末調整の事前準備',
    says: '控除証明書を受け取り、勤務先の年末調整のソフトに渡します。',
    to: '/svc/year-end-adjustment/',
  },
  {
    name: 'employment-insurance',
    title: '雇用保険の手続き',
    says: '離職票を受け取れます。加入の記録や、給付の内容も確認できます。',
    to: '/svc/employment-insurance',
  },
  {
    name: 'hpki',
    title: '医療分野の電子署名の利用申請',
    says: '医師や薬剤師などの資格で電子署名をするための、電子証明書を申請します。',
    to: '/svc/hpki/top',
  },
  {
    name: 'nenkin',
    title: '年金の手続き',
    says: '年金記録や見込額の確認、保険料の免除の申請、年金の請求ができます。',
    to: '/svc/nenkin/select-menu',
  },
  {
    name: 'drivers-license',
    title: '運転免許証の手続き',
    says: 'マイナ免許証の情報を確認し、本籍の変更や、更新の前の講習をオンラインで行います。',
    to: '/svc/drivers-license/',
  },
  {
    name: 'nq',
    title: '国家資格の手続き',
    says: '資格や試験を調べて、登録、登録した内容の変更、受験の申し込みなどを申請します。',
    to: '/svc/nq/qualification-list',
  },
];
