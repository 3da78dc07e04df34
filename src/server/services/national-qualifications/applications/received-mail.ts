import type { AppliedProcedure } from './applications.ts';

/** Text of the mail confirming an application. */
export function receivedMail(
  applicationNumber: string,
  { qualificationName, name, agencyName }: AppliedProcedure,
): string {
  return [
    `${qualificationName}の申請を受け付けました。`,
    `手続き：${name}`,
    `申請の番号：${applicationNumber}`,
    `申請先：${agencyName}`,
    '申請の状況は、ポータルの「やること」から確認できます。',
  ].join('\n');
}
