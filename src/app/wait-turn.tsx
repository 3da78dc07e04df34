// chunk: telling
import { createRoot, type Root } from 'react-dom/client';
import { TurnDialog } from '../ui/turn-dialog.tsx';

/** Where the portal does not say how long, in seconds. */
const usual = 30;
/** What is to wait longer has failed, in seconds. */
const longest = 600;

interface Waiting {
  readonly endsAt: number;
  settle(isOver: boolean): void;
}

const waiting = new Set<Waiting>();
let root: Root | null = null;

/**
 * Waits as long as the portal says (`Retry-After`, RFC 9110: seconds or a date). False: given up, left, or too long to wait for. `isQuiet`: nobody waits
 * for what is asked, so nobody is told.
 */
export async function waitTurn(said: Headers, isQuiet: boolean, signal: AbortSignal | null): Promise<boolean> {
  const seconds = secondsOf(said.get('Retry-After'));
  if (seconds > longest || signal?.aborted) return false;
  return new Promise((resolve) => {
    const settle = (isOver: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      waiting.delete(entry);
      draw();
      resolve(isOver);
    };
    const leave = () => settle(false);
    const timer = setTimeout(() => settle(true), seconds * 1000);
    const entry: Waiting = { endsAt: Date.now() + seconds * 1000, settle };
    signal?.addEventListener('abort', leave);
    if (!isQuiet) waiting.add(entry);
    draw();
  });
}

function secondsOf(said: string | null): number {
  const seconds = /^\d+$/.test(said ?? '') ? Number(said) : (Date.parse(said ?? '') - Date.now()) / 1000;
  return Number.isNaN(seconds) ? usual : Math.max(1, seconds);
}

/** One dialog for all that wait. It stands beside the app, which may not be drawn yet. */
function draw(): void {
  if (waiting.size === 0) {
    root?.render(null);
    return;
  }
  const stop = () => {
    for (const { settle } of [...waiting]) settle(false);
  };
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<TurnDialog endsAt={Math.max(...[...waiting].map(({ endsAt }) => endsAt))} onStop={stop} />);
}
