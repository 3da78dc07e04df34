import { type Answer, failure, refusal } from '../kernel/endpoint.ts';

/** EL2205: the card that was read is not the one that logged in. */
export const cardDiffers: Answer = refusal(
  'EL2205',
  'ログインしたときのカードと違います。ログインしたカードで、もう一度読み取ってください。',
);

/** WL1506: there is no reading any more; the card has to be read again. */
export const readAgain: Answer = refusal(
  'WL1506',
  '読み取った情報の有効期限が切れました。もう一度カードを読み取ってください。',
);

/** resultCode 0002 (no data), with WL1506 for clients that read codes only: the portal has no four information yet. */
export const noFourInformation: Answer = failure({
  resultCode: '0002',
  errorCode: 'WL1506',
  errorMessage: 'カードから読み取った情報がありません。カードを読み取ってください。',
});

/** ED1517: the QR code is used up, renewed, or older than its limit. */
export const qrCodeExpired: Answer = refusal(
  'ED1517',
  '二次元コードの有効期限が切れました。二次元コードを更新してください。',
);

/** EDS105: the pseudonym is not linked (any more); `pseudonymExec` has to run again. */
export const pseudonymNotLinked: Answer = refusal(
  'EDS105',
  '識別子との結び付けを確認できませんでした。もう一度「次へ」を押してください。',
);

/** EDS102 (shows its message): a register change is being processed. */
export const registerChanging: Answer = refusal(
  'EDS102',
  '異動処理中のため、いまは提出できません。戸籍の手続きが終わってから、もう一度申請してください。',
);

/** EDS102 (shows its message): too young for the procedure. */
export const underAge: Answer = refusal(
  'EDS102',
  '15歳未満の方は、識別子を取得できません。お住まいの市区町村の窓口で手続きしてください。',
);
