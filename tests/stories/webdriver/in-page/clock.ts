const Plain = window.Date;
let ahead = 0;

const later = new Proxy(Plain, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [Plain.now() + ahead] : values, newTarget),
  get: (target, name) => (name === 'now' ? () => Plain.now() + ahead : Reflect.get(target, name)),
});

/** The page's clock is ahead of this machine's by that much; its timers are not. */
export function setAhead(milliseconds: number): void {
  ahead = milliseconds;
  if (milliseconds !== 0 && window.Date !== later) window.Date = later;
}
