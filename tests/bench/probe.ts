import type { Act, Mark, Probe, ProbePlan, Seen } from './probe-plan.ts';

/** Runs in the page before its own scripts. Self-contained: it is sent there as text. */
export function installProbe(plan: ProbePlan): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    live: 0,
    answered: 0,
    restored: false,
  };
  const calls: { readonly path: string; readonly body: string; readonly at: number }[] = [];

  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // Without the marks where a line may break.
  const find = ({ selector, words = '' }: Mark) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.textContent.replaceAll('\u200B', '').includes(words),
    );
  const found = (mark: Mark) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (find(mark) === undefined) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      look();
    });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const send = window.fetch;
  window.fetch = (input, init) => {
    const at = performance.now();
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    const sent = input instanceof Request ? input.clone().text() : Promise.resolve(String(init?.body ?? ''));
    void sent.then((body) => calls.push({ path, body, at }));
    return send(input, init);
  };

  /** As a person does: React notices what is typed only through the element's own setter, and only what is new. */
  const type = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const perform = ({ controls, types }: Act, nth: number) => {
    const field = types && document.querySelector<HTMLInputElement>(types.field);
    if (field) {
      if (field.value === types.text) type(field, '');
      type(field, types.text);
    }
    const mark = controls[nth % controls.length];
    if (mark !== undefined) find(mark)?.click();
  };
  const first = ({ controls: [mark], types }: Act) => found(mark ?? { selector: types?.field ?? 'main' });

  const whenTaken = (taken: (ProbePlan & { mode: 'live' })['taken']): number | undefined => {
    if ('kept' in taken)
      return Object.values(sessionStorage).some((text) => String(text).includes(taken.kept))
        ? performance.now()
        : undefined;
    if ('drawn' in taken) return find(taken.drawn) && performance.now();
    return calls.find(({ path, body }) => path.endsWith(taken.called) && body.includes(taken.sends ?? ''))?.at;
  };
  const findLive = async ({ change, taken }: ProbePlan & { mode: 'live' | 'back' }) => {
    const measuring = new AbortController();
    let isHandled = false;
    for (const type of ['submit', 'click']) {
      const after = (event: Event) => {
        isHandled ||= event.defaultPrevented;
        const leaves =
          type === 'submit' || (event.target instanceof Element && event.target.closest('a[href]') !== null);
        // What nobody has handled stays without effect: the browser would leave the page that is being measured.
        if (leaves) event.preventDefault();
      };
      window.addEventListener(type, after, { signal: measuring.signal });
    }
    await first(change);
    await painted();
    let pressedAt = Number.NEGATIVE_INFINITY;
    for (let nth = 0; ; ) {
      const at = whenTaken(taken);
      if (at !== undefined) {
        seen.live = at;
        measuring.abort();
        return;
      }
      // What somebody has handled gets time to show: another press might begin it anew.
      if (!isHandled || performance.now() - pressedAt > 1000) {
        isHandled = false;
        pressedAt = performance.now();
        perform(change, nth);
        nth += 1;
      }
      await pause(20);
    }
  };

  const pressOnce = async ({ press, answer, pressedFrom }: ProbePlan & { mode: 'answered' }) => {
    // A page that the press led to must only be watched.
    if (sessionStorage.getItem(pressedFrom) === null) {
      await first(press);
      await painted();
      sessionStorage.setItem(pressedFrom, String(performance.timeOrigin));
      perform(press, 0);
    }
    await found(answer);
    seen.answered = await painted();
  };

  if (plan.mode === 'live') void findLive(plan);
  if (plan.mode === 'answered') void pressOnce(plan);
  if (plan.mode === 'back') {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'back_forward') void findLive(plan);
    window.addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      seen.restored = true;
      void painted().then((at) => {
        seen.firstPaint = at;
      });
      void findLive(plan);
    });
  }

  const probe: Probe = {
    seen,
    calls: () => calls.map(({ path }) => path),
    async pressAgain() {
      if (plan.mode !== 'answered') throw new Error('nothing was pressed');
      const before = performance.now();
      perform(plan.press, 0);
      await found(plan.answer);
      return (await painted()) - before;
    },
    span: Promise.reject(new Error('nothing is watched')),
    watch(type, selector) {
      probe.span = new Promise((resolve) => {
        const begin = async (event: Event) => {
          if (type === 'keydown') {
            // The change itself is drawn by the handler of `input`; the paint comes after.
            await new Promise((done) => window.addEventListener('input', done, { once: true }));
          } else await found({ selector });
          resolve((await painted()) - event.timeStamp);
        };
        window.addEventListener(type, (event) => void begin(event), { capture: true, once: true });
      });
    },
  };
  probe.span.catch(() => {});
  window.bench = probe;
}
