/** How long the event loop was held at most, in milliseconds: by the clock, and by the processor time that the process took meanwhile. */
export interface Held {
  readonly wall: number;
  /** Other work on the machine is not in it. */
  readonly processor: number;
}

const everyMs = 5;

/** Looks every few milliseconds how late it is, until it is ended. */
export function watchHolds(): { end(): Held } {
  let at = performance.now();
  let used = process.cpuUsage();
  let wall = 0;
  let processor = 0;
  const look = () => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    const late = Math.max(0, now - at - everyMs);
    wall = Math.max(wall, late);
    processor = Math.max(processor, Math.min(late, (user + system) / 1000));
    at = now;
    used = process.cpuUsage();
  };
  const timer = setInterval(look, everyMs);
  return {
    end() {
      look();
      clearInterval(timer);
      return { wall, processor };
    },
  };
}
