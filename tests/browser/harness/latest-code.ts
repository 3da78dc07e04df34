import type { Portal } from './portal.ts';

/** The code in the mail that was sent last. */
export async function latestCode(portal: Portal): Promise<string> {
  const mails = (await (await portal.request.get(`${portal.origin}/sandbox/outbox`)).json()) as { text: string }[];
  const codes = mails.flatMap(({ text }) => /^\d{6}$/mu.exec(text)?.[0] ?? []);
  const last = codes.at(-1);
  if (last === undefined) throw new Error('no mail with a code');
  return last;
}
