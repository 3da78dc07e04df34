import { expectHeading, main } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { calls, expectInsurance, openInsurance } from './insurance.ts';

const nothing = {
  slip: '離職票は届いていません。',
  entitlement: '受給資格はありません。',
  payment: '支給の記録はありません。',
  record: '雇用保険に加入した記録がありません。',
};
const met = '加入の期間の条件を満たしています';

for (const [persona, says, silent] of [
  ['employment-insured', [nothing.slip, nothing.entitlement, nothing.payment, '加入しています', met], [nothing.record]],
  [
    'employment-two',
    ['株式会社みほん製作所', 'れいじ商事株式会社', '教育訓練給付金', '¥40,000', 'か月足りません'],
    [nothing.slip],
  ],
  [
    'employment-two-jobs',
    ['高年齢被保険者（65歳以上）', '見本清掃サービス株式会社', '例示給食センター株式会社'],
    ['離職したあと'],
  ],
  ['employment-short', ['0年4か月', '加入の期間が、あと8か月足りません', '加入の期間が、あと20か月足りません'], [met]],
  ['employment-childcare', ['育児休業給付金', '¥402,000（60日分）'], [nothing.payment]],
  [
    'employment-left',
    ['新しい離職票が届いています。', 'まだ受け取っていません', '加入していません（離職したあと）'],
    [nothing.slip],
  ],
  [
    'employment-restricted',
    ['給付制限の間は、支給されません。', '残りの日数90日（全部で90日）', nothing.payment],
    [nothing.entitlement],
  ],
  ['employment-receiving', ['残りの日数253日（全部で330日）', '¥188,832（28日分）', '次の失業認定日'], ['給付制限']],
  [
    'employment-none',
    [nothing.slip, nothing.entitlement, nothing.payment, nothing.record, '対象になりません'],
    ['被保険者番号', met],
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

for (const call of ['slips', 'record', 'benefits'] as const)
  for (const [rows, fault, title] of [
    ['ER-145 AM-112', { errorCode: 'ED1107' }, 'もう一度ログインしてください'],
    ['ER-145', { status: 401 }, 'もう一度ログインしてください'],
    ['ER-148', { errorCode: 'EDE226' }, 'システムに問題が発生しました'],
    ['ER-148', { resultCode: '9000' }, 'システムに問題が発生しました'],
    ['ER-148', { malformed: true }, 'システムに問題が発生しました'],
  ] as const)
    test(`${rows} ${call} answers ${JSON.stringify(fault)} [ER-144]`, async ({ page, portal }) => {
      await portal.login('employment-receiving');
      await portal.fault({ path: calls[call], ...fault });
      await openInsurance(portal);
      await expectHeading(page, title);
    });
