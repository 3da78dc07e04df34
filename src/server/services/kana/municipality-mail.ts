import * as wording from '../../../../build/wording/services/kana.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { newsMail } from '../../common/agency/news-mail.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Message } from '../../ports/mailer.ts';
import type { Procedure } from './procedures.ts';
import { numberLabel } from './receipt.ts';
import { procedureTitles } from './signed.ts';

/** What a municipality does with what was filed. */
export type MunicipalDeed = 'correction' | 'notice' | 'entry';

interface Words {
  readonly name: string;
  readonly happened: string;
  /** `until`: the deadline in words; empty = none. */
  next(until: string): string;
}

const words: { readonly [deed in MunicipalDeed]: Words } = {
  correction: {
    name: wording.mail.correctionName,
    happened: wording.mail.correctionHappened,
    next: (until) => wording.mail.correctionNext({ until }),
  },
  notice: {
    name: wording.mail.noticeName,
    happened: wording.mail.noticeHappened,
    next: () => wording.mail.noticeNext,
  },
  entry: {
    name: wording.mail.entryName,
    happened: wording.mail.entryHappened,
    next: () => wording.mail.entryNext,
  },
};

/** The citizen's page about what they filed. */
const path = screenAddress('kana-top');

interface Told {
  readonly number: string;
  readonly sender: string;
  readonly on: string;
  readonly until: string;
  readonly origin: string;
}

function mailText(deed: MunicipalDeed, { number, sender, on, until, origin }: Told): string {
  const { happened, next } = words[deed];
  const about = [wording.mail.mailTextAbout, procedureTitles['1']] as const;
  return newsMail({
    ...{ happened, about, numberLabel, number, on, from: [wording.mail.mailTextFrom, sender] },
    next: next(until),
    address: `${origin}${path}`,
  });
}

export interface Telling {
  readonly now: Date;
  readonly origin: string;
  send(message: Message): Promise<void>;
}

/** Mails whoever filed, at the address that they verified before filing. `dueDate`: of a correction, `YYYYMMDD`. */
export async function tellByMail(
  { now, origin, send }: Telling,
  { informant, histories }: Procedure,
  { deed, sender, dueDate = '' }: { readonly deed: MunicipalDeed; readonly sender: string; readonly dueDate?: string },
): Promise<void> {
  const [newest] = histories;
  if (informant.email === '' || newest === undefined) return;
  const text = mailText(deed, {
    ...{ number: newest.arrivalNumber, sender, origin },
    on: dayText(japanDate(now)),
    until: dueDate === '' ? '' : wording.mail.tellByMailUntil({ day: dayText(dueDate) }),
  });
  await send({ kind: 'mail', to: informant.email, text });
}

export function municipalityMails(): readonly MailTemplate[] {
  const told = {
    number: wording.mail.municipalityMailsNumber,
    sender: wording.mail.municipalityMailsSender,
    on: wording.mail.municipalityMailsOn,
    origin: wording.mail.municipalityMailsOrigin,
  };
  return (Object.keys(words) as MunicipalDeed[]).map((deed) => ({
    name: wording.mail.municipalityMailsName({ name: words[deed].name }),
    when: wording.mail.municipalityMailsWhen({ name: words[deed].name }),
    text: mailText(deed, { ...told, until: deed === 'correction' ? wording.mail.municipalityMailsUntil : '' }),
  }));
}
