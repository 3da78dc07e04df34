// chunk: late
import { useEffect, useState } from 'react';
import * as countdownWording from '../../build/wording/countdown.ts';

/** mm:ss, never below zero; rounded up, so that 00:00 appears only once the time is over. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function announcement(milliseconds: number): string {
  if (milliseconds <= 0) return countdownWording.timeUp;
  if (milliseconds <= 30_000) return countdownWording.halfMinuteLeft;
  if (milliseconds <= 60_000) return countdownWording.minuteLeft;
  return '';
}

/** The clock itself is not announced every second; a status announces one minute, half a minute and the end. */
export function Countdown({ endsAt }: { readonly endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  const left = endsAt - now;
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (endsAt <= Date.now()) return undefined;
    const timer = setInterval(() => {
      tick();
      if (endsAt <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <div className="ui-countdown">
      <p role="timer" aria-live="off">
        {countdownWording.timeLeft} <strong suppressHydrationWarning>{minutesAndSeconds(left)}</strong>
      </p>
      <p className="ui-hidden" role="status">
        {announcement(left)}
      </p>
    </div>
  );
}
