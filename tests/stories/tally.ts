/** How many stories were meant, and what became of them, in Japanese. `unread`: their files could not be read. */
export function tally({
  played,
  stopped,
  unread,
}: {
  readonly played: number;
  readonly stopped: number;
  readonly unread: number;
}): string {
  const ended = `${played + unread} の話のうち、${played - stopped} が終わりまで進みました。`;
  const halfway = stopped === 0 ? '' : `${stopped} は途中で止まりました。`;
  return `${ended}${halfway}${unread === 0 ? '' : `${unread} は書き方の誤りで始められませんでした。`}`;
}
