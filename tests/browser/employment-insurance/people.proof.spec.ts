import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { title } from '../../words/title.ts';
import { expectHeading, main } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { calls, expectInsurance, openInsurance } from './insurance.ts';

const text = (kind: string, expression: string) => blockText('employment-insurance', kind, expression);

const nothing = {
  slip: text('text', 'slips.slips.size() == 0'),
  entitlement: text('text', '!has(benefits.entitlement)'),
  payment: text('text', 'benefits.payments.size() == 0'),
  record: text('text', "record.status == '3'"),
};
const restricted = text('banner', 'has(item.restrictedUntil) && item.restrictedUntil >= login.dateToday');
const met = '加入の期間の条件を満たしています';

for (const [persona, says, silent] of [
  [
    'employment-insured',
    [nothing.slip, nothing.entitlement, nothing.payment, codeLabel('employmentStatus', '1'), met],
    [nothing.record],
  ],
  [
    'employment-two',
    ['株式会社みほん製作所', 'れいじ商事株式会社', codeLabel('employmentPayment', '3'), '¥40,000', 'か月足りません'],
    [nothing.slip],
  ],
  [
    'employment-two-jobs',
    [codeLabel('employmentKind', '2'), '見本清掃サービス株式会社', '例示給食センター株式会社'],
    [codeLabel('employmentStatus', '2')],
  ],
  ['employment-short', ['0年4か月', '加入の期間が、あと8か月足りません', '加入の期間が、あと20か月足りません'], [met]],
  ['employment-childcare', [codeLabel('employmentPayment', '4'), '¥402,000（60日分）'], [nothing.payment]],
  [
    'employment-left',
    [text('banner', '!has(item.receivedOn)'), 'まだ受け取っていません', codeLabel('employmentStatus', '2')],
    [nothing.slip],
  ],
  ['employment-restricted', [restricted, '残りの日数90日（全部で90日）', nothing.payment], [nothing.entitlement]],
  [
    'employment-receiving',
    ['残りの日数193日（全部で270日）', '¥176,288（28日分）', text('summary', 'dateText(item.nextCertification)')],
    [restricted, text('summary', 'has(item.restrictedUntil)')],
  ],
  [
    'employment-none',
    [nothing.slip, nothing.entitlement, nothing.payment, nothing.record, '対象になりません'],
    [text('summary', 'record.insuredNumber'), met],
  ],
] as const)
  test(`${persona}: what the record says [EM-001 EM-002]`, async ({ page, portal, accessible }) => {
    await portal.login(persona);
    await openInsurance(portal);
    await expectInsurance(page);
    for (const words of says) await expect(main(page)).toContainText(words);
    for (const words of silent) await expect(main(page)).not.toContainText(words);
    await accessible(persona);
  });

const loginAgain = title('employment-insurance-error', { url: { case: 'loginAgain' } });
const failed = title('employment-insurance-error', { url: {} });

for (const call of ['slips', 'record', 'benefits'] as const)
  for (const [rows, fault, title] of [
    ['ER-145 AM-112', { errorCode: 'ED1107' }, loginAgain],
    ['ER-145', { status: 401 }, loginAgain],
    ['ER-148', { errorCode: 'EDE226' }, failed],
    ['ER-148', { resultCode: '9000' }, failed],
    ['ER-148', { malformed: true }, failed],
  ] as const)
    test(`${rows} ${call} answers ${JSON.stringify(fault)} [ER-144]`, async ({ page, portal }) => {
      await portal.login('employment-receiving');
      await portal.fault({ path: calls[call], ...fault });
      await openInsurance(portal);
      await expectHeading(page, title);
    });
