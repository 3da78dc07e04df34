import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { arrivalMails } from './arrival-mail.ts';
import { familyAt } from './family-at.ts';
import { signedFiling } from './filing.ts';
import { municipalityMails } from './municipality-mail.ts';
import { receipts } from './receipt.ts';
import { retention } from './retention.ts';
import { seedProcedures } from './seed-procedures.ts';
import { wordsOf } from './signed.ts';
import { waitingKana } from './waiting.ts';

export const module: ServiceModule = {
  retention,
  cards: [
    {
      name: 'kana',
      title: '戸籍の振り仮名の届出',
      says: '戸籍にのせる氏名の振り仮名を届け出ます。届出の取り下げと、市区町村から依頼があったときの訂正もできます。',
      to: screenAddress('kana-top'),
      rank: 30,
    },
  ],
  waiting: waitingKana,
  dated: familyAt,
  seed: seedProcedures,
  signed: wordsOf,
  receipts: [receipts],
  signedFilings: [signedFiling],
  mails: () => [...arrivalMails(), ...municipalityMails()],
};
