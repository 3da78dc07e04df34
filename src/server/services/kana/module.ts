import type { ServiceModule } from '../../kernel/portal/module.ts';
import { arrivalMails } from './arrival-mail.ts';
import { documentsAsked } from './documents.ts';
import { draftAsked } from './drafts.ts';
import { earlierInputsAsked } from './earlier-inputs.ts';
import { signedFiling } from './filing.ts';
import { municipalityMails } from './municipality-mail.ts';
import { proceduresAsked } from './procedures.ts';
import { receipts } from './receipt.ts';
import { retention } from './retention.ts';
import { wordsOf } from './signed.ts';
import { waitingKana } from './waiting.ts';

export const module: ServiceModule = {
  drafts: 'kana_drafts',
  retention,
  waiting: {
    asks: (id, now) => [draftAsked(id, now), earlierInputsAsked(id, now), documentsAsked(id), ...proceduresAsked(id)],
    list: waitingKana,
  },
  signed: wordsOf,
  receipts: [receipts],
  signedFilings: [signedFiling],
  mails: () => [...arrivalMails(), ...municipalityMails()],
};
