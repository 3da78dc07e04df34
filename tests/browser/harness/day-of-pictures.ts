/** The moment at which the server of the pictures starts: on other days other exams are open, and other dates stand on the screens. */
const dayOfPictures = Date.parse('2026-11-26T10:00:00+09:00');

/** How far the clocks of that server and of its pages are ahead of the machine's, in milliseconds. */
export const aheadOfMachine = (): number => dayOfPictures - Date.now();

/** What time it is for the portal at that origin, in milliseconds. */
export const nowAt = (origin: string): number =>
  Date.now() + (origin === process.env.PICTURED_ORIGIN ? Number(process.env.PICTURED_AHEAD) : 0);

/** The source of a script that moves the clock: `Date` alone, so that timers, caches and cookies keep the machine's time. */
export const clockMovedBy = (ahead: number): string => `{
  const machineNow = Date.now;
  const now = () => machineNow() + ${ahead};
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}`;
