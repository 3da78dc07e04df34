import type { Reply } from './client.ts';

export const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;

/** Outcomes of `count` calls that are on their way together, and how often each came. */
export async function atOnce(count: number, call: (number: number) => Promise<Reply>) {
  const replies = await Promise.all(Array.from({ length: count }, (_, number) => call(number)));
  const times: { [code: string]: number } = {};
  for (const code of replies.map(outcome)) times[code] = (times[code] ?? 0) + 1;
  return times;
}
