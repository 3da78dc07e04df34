import { test as isEmail } from '../../../forms/constraints/email.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { test as isPhone } from '../../../forms/constraints/phone.ts';
import { test as isPostalCode } from '../../../forms/constraints/postal-code.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import type { Application } from './applications.ts';
import { issuerOf } from './issuers.ts';
import type { HeldQualification } from './qualifications.ts';

const mostOfName = 100;
const mostOfRomanName = 30;

/** What is wrong with an application, its registration aside, in words for the citizen; null: nothing. */
export function applicationProblem(sent: Application, { issuer }: HeldQualification): string | null {
  if (sent.issuer !== issuer) return '申請先が、資格に合っていません。資格の選択からやり直してください。';
  if (![sent.romanFamilyName, sent.romanFirstName].every(isRomanName)) return 'ローマ字の氏名を確認してください。';
  if ((issuer === 'jma') !== (sent.membership !== '')) return '会員かどうかを確認してください。';
  return workplaceProblem(sent) ?? contactProblem(sent) ?? deliveryProblem(sent, issuer);
}

function isRomanName(name: string): boolean {
  return /^[A-Z][A-Z -]*$/.test(name) && hasAtMost(name, mostOfRomanName);
}

function workplaceProblem({ hasWorkplace, ...sent }: Application): string | null {
  if (hasWorkplace === '2') return null;
  const texts = [sent.workplaceName, sent.workplaceAddress];
  const isComplete =
    hasWorkplace === '1' &&
    texts.every((text) => !isBlank(text) && hasAtMost(text, mostOfName)) &&
    sent.workplacePostalCode !== '' &&
    isPostalCode(sent.workplacePostalCode) &&
    sent.workplacePhone !== '' &&
    isPhone(sent.workplacePhone);
  return isComplete ? null : '勤務先の内容を確認してください。';
}

function contactProblem({ email, phone, purposes }: Application): string | null {
  if (email === '' || !isEmail(email)) return 'メールアドレスを確認してください。';
  if (phone === '' || !isPhone(phone)) return '電話番号を確認してください。';
  return purposes.length === 0 ? '使いみちを一つ以上選んでください。' : null;
}

function deliveryProblem(sent: Application, issuer: HeldQualification['issuer']): string | null {
  const { delivery, deskPrefecture, document, hasWorkplace, membership } = sent;
  if (feeYenOf({ delivery, membership, issuer }) === null) return '受け取り方を確認してください。';
  if (delivery === 'workplace' && hasWorkplace !== '1') return '勤務先で受け取るには、勤務先の入力が必要です。';
  if (delivery === 'desk' && deskPrefecture === '') return '受け取る都道府県を選んでください。';
  return (delivery === 'phone') === (document === '') ? null : '本人確認書類を選んでください。';
}

/** The fee in yen; null: this issuer does not offer that delivery. */
export function feeYenOf({
  issuer,
  delivery,
  membership,
}: Pick<Application, 'delivery' | 'membership'> & Pick<HeldQualification, 'issuer'>): number | null {
  const fee = issuerOf(issuer).fees.find((one) => one.delivery === delivery && one.membership === membership);
  return fee?.yen ?? null;
}
