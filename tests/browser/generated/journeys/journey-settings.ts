/** Settings of every journey: nobody waits for locks, and what is kept outlives the times that are skipped. */
export const journeySettings = {
  'button.lock': 0.05,
  'button.readLock': 0.05,
  'http.timeout': 10,
  'launch.keep': 36_000,
  'poll.every': 0.3,
};
