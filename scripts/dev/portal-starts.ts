import { portalEnded, portalFailed, portalLoaded, portalStarted, portalStarting } from './portal-lines.ts';

/** Code is loaded within this, on a busy machine. */
const loadsWithinMs = 15_000;

/** And has made its tables, waited for its database, and listens. */
const startsWithinMs = 60_000;

/** `tsx watch` says so as it ends the portal and begins it anew. */
const isRerun = (line: string) => line.includes('[tsx]');

const tryAgain = '直して保存するか、Enter を押すと、もう一度始めます。';

/** How the starts of the portal go, by what it writes. */
export interface PortalStarts {
  /** Takes a line of its output. */
  take(line: string): void;
  /** Whether it has started; settles when the start that is under way, or comes next, has ended. */
  next(): Promise<boolean>;
  /** The last start has failed, or the portal has ended since, and none has begun. */
  isDown(): boolean;
  /** From now on its end is asked for. */
  stop(): void;
}

/** `say`: to the terminal. What is no line of ours goes there as it is. */
export function portalStarts(say: (line: string) => void): PortalStarts {
  let state: 'rerunning' | 'starting' | 'started' | 'down' = 'rerunning';
  let starts = 0;
  let isStopping = false;
  let hint: NodeJS.Timeout | undefined;
  const waiting: ((started: boolean) => void)[] = [];
  const hintAfter = (ms: number, line: string) => {
    clearTimeout(hint);
    hint = setTimeout(() => say(line), ms).unref();
  };
  const begins = (now: typeof state) => {
    state = now;
    hintAfter(
      loadsWithinMs,
      `サーバーのプログラムの読み込みが、${loadsWithinMs / 1000} 秒たっても終わりません。保存したファイルに、関数の外で終わらない await やくり返しがないか、見てください。`,
    );
  };
  const ends = (started: boolean, says: string | null) => {
    clearTimeout(hint);
    state = started ? 'started' : 'down';
    if (says !== null) say(says);
    if (started) starts += 1;
    for (const tell of waiting.splice(0)) tell(started);
  };
  const saysEnded = (code: string) => {
    const what = state === 'started' ? 'サーバーが終わりました' : 'サーバーのプログラムが、始まる前に終わりました';
    return `${what}（終了コード ${code}）。保存したファイルに、process.exit や、終わらない await がないか、見てください。${starts > 0 ? tryAgain : ''}`;
  };
  return {
    take(line) {
      if (line === portalStarting) begins('starting');
      else if (line === portalLoaded)
        hintAfter(
          startsWithinMs,
          `サーバーが、${startsWithinMs / 1000} 秒たっても始まりません。データベース（DATABASE_URL、MADOGUCHI_DATA）と、始まるときに動く部分を見てください。`,
        );
      else if (line === portalStarted)
        ends(true, starts > 0 ? 'サーバーを始め直しました。データはそのままです。' : null);
      else if (line === portalFailed) ends(false, starts > 0 ? `サーバーが始まりませんでした。${tryAgain}` : null);
      else if (line.startsWith(portalEnded)) {
        // The one before, which `tsx watch` ends first, is no news.
        if (state !== 'rerunning' && !isStopping) ends(false, saysEnded(line.slice(portalEnded.length)));
      } else {
        if (isRerun(line)) begins('rerunning');
        say(line);
      }
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
    isDown: () => state === 'down',
    stop() {
      isStopping = true;
      clearTimeout(hint);
    },
  };
}
