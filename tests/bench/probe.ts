/** Milliseconds since the page's time origin, or of a span. */
export interface Probe {
  readonly load: { firstPaint: number; largestPaint: number; usable: number };
  /** Begins to watch: from the next event of that type until what `selector` finds has been painted. */
  watch(type: 'click' | 'keydown', selector: string): void;
  /** What was watched last. */
  span: Promise<number>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Runs in the page before its own scripts. Self-contained: it is sent there as text. */
export function installProbe(): void {
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const found = (selector: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
  const load = { firstPaint: 0, largestPaint: 0, usable: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') load.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) load.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  void found('main form button[type="submit"]')
    .then(painted)
    .then((at) => {
      load.usable = at;
    });
  window.bench = {
    load,
    span: Promise.reject(new Error('nothing is watched')),
    watch(type, selector) {
      window.bench.span = new Promise((resolve) => {
        const begin = async (event: Event) => {
          if (type === 'keydown') {
            // The change itself is drawn by the handler of `input`; the paint comes after.
            await new Promise((done) => window.addEventListener('input', done, { once: true }));
          } else await found(selector);
          resolve((await painted()) - event.timeStamp);
        };
        window.addEventListener(type, (event) => void begin(event), { capture: true, once: true });
      });
    },
  };
  window.bench.span.catch(() => {});
}
