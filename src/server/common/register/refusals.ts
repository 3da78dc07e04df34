import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** EDS105: the pseudonym is not (or no longer) linked; `pseudonymExec` has to run again. */
export const pseudonymNotLinked: Answer = refusal(
  'EDS105',
  'あなたの戸籍の情報との結び付けを確認できませんでした。もう一度「次へ」を押してください。',
);

/** EDS102 (shows its message): a register change is being processed. */
export const registerChanging: Answer = refusal(
  'EDS102',
  '異動処理中のため、いまは提出できません。戸籍の手続きが終わってから、もう一度申請してください。',
);

/** EDS102 (shows its message): too young for the procedure. */
export const underAge: Answer = refusal(
  'EDS102',
  '15歳未満の方は、この手続きを利用できません。お住まいの市区町村の窓口で手続きしてください。',
);
