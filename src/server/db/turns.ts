/** Lets so many at once through, in their order; whoever waits too long is turned away. */
export class Turns {
  readonly #most: number;
  readonly #waitMs: number | null;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  /** `waitMs` null = whoever waits waits for as long as it takes. */
  constructor(most: number, waitMs: number | null) {
    this.#most = most;
    this.#waitMs = waitMs;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Resolves to what gives the turn back. */
  async take(): Promise<() => void> {
    if (this.#taken >= this.#most) await this.#wait();
    else this.#taken += 1;
    return () => this.#giveBack();
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#waitMs !== null)
        timer = setTimeout(() => {
          this.#waiting.delete(go);
          reject(new Error('nobody has given a turn back in time'));
        }, this.#waitMs);
      this.#waiting.add(go);
    });
  }

  /** To whoever has waited longest. */
  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
