import * as mailsWording from '../../../../build/wording/server/mails.ts';

/** The mail with a verification code. */
export function codeMail(code: string, minutes: number): string {
  return mailsWording.code.text({ code, minutes });
}
