/** Decisions of one draft, made beforehand. A shorter tape of smaller numbers is a simpler draft, which is how fast-check shrinks it. */
export interface Tape {
  /** One of so many; once the tape is over, the first. */
  pick(of: number): number;
  /** Is there anything left to decide? */
  isOver(): boolean;
}

export function tapeOf(numbers: readonly number[]): Tape {
  let at = 0;
  return {
    pick(of) {
      const number = numbers[at] ?? 0;
      at += 1;
      return of === 0 ? 0 : number % of;
    },
    isOver: () => at >= numbers.length,
  };
}

/** Once in so many times. */
export const isOnceIn = (tape: Tape, times: number) => tape.pick(times) === times - 1;
