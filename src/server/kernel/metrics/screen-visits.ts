/** Browsers whose last screen is remembered; who was there longest ago is forgotten first. */
const most = 20_000;

/** Tells whether a browser was on another screen before: its calls from one screen are one visit. Of this process alone. */
export function screenVisits(): (browserId: string, screen: string) => boolean {
  const last = new Map<string, string>();
  return (browserId, screen) => {
    const before = last.get(browserId);
    last.delete(browserId);
    last.set(browserId, screen);
    if (last.size > most) last.delete(last.keys().next().value ?? '');
    return before !== screen;
  };
}
