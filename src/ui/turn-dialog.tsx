// chunk: telling
import { useEffect, useState } from 'react';
import * as turnWording from '../../build/wording/turn.ts';
import { Button } from './button.tsx';
import { minutesAndSeconds } from './countdown.tsx';
import { Modal } from './modal.tsx';

export interface TurnDialogProps {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly onStop: () => void;
}

/** The portal is asked too often: how long to wait. It goes by itself; the caller decides when. */
export function TurnDialog({ endsAt, onStop }: TurnDialogProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Modal isWait title={turnWording.title} onEscape={onStop}>
      <p>{turnWording.text}</p>
      <p role="timer" aria-live="off">
        {turnWording.left} <strong>{minutesAndSeconds(endsAt - now)}</strong>
      </p>
      <div className="ui-buttons">
        <Button look="secondary" onPress={onStop}>
          {turnWording.stop}
        </Button>
      </div>
    </Modal>
  );
}
