import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { printOf } from '../../src/app/arrived/print.ts';
import { arrive, type Drawing } from '../../src/app/arrived/take-over.ts';

interface Page {
  /** What the screen shows at first, and what the watch brings a moment later. */
  readonly shows: object;
  readonly brings: object;
  readonly drawn: object;
  /** The calls whose answers came with the page. */
  readonly answered: readonly string[];
  /** Happens while it is taken over. */
  readonly meanwhile?: () => void;
}

/** How a page is taken over whose screen asks for `medical` by itself once it is there. */
async function taken({ shows, brings, drawn, answered, meanwhile }: Page): Promise<string | undefined> {
  const viewOf = (scope: object) => createStore(() => ({ phase: 'ready', deadlines: [], scope }));
  const [view, shell, dialogs] = [viewOf(shows), createStore(() => ({})), createStore(() => ({ open: [] }))];
  const portal = { shell, dialogs, match: () => ({ screen: 'here' }), visit: async () => {} };
  const opened = { view, screen: { watch: [{ poll: { options: { poll: 'medical' } } }] }, dispose() {} };
  const [, takeOver] = await arrive(
    JSON.stringify({
      answers: answered.map((call) => ({ call, path: `/${call}`, body: '', status: 200, text: '', headers: [] })),
      phase: 'ready',
      print: printOf(portal as never, { view: viewOf(drawn) } as never),
    }),
  );
  const element = document.body.appendChild(document.createElement('div'));
  await takeOver({
    element,
    host: { base: '/', loadRest: async () => {}, report() {} },
    router: {},
    make: () => portal,
    async open() {
      meanwhile?.();
      setTimeout(() => view.setState({ scope: brings }), 20);
      return { opened, started: Promise.resolve() };
    },
    draw: () => null,
    dom: { createRoot: () => ({ render() {} }), hydrateRoot() {}, flushSync: (task: () => void) => task() },
  } as unknown as Drawing);
  return element.dataset.taken;
}

const [nothing, all] = [{ medical: null }, { medical: 'all' }];

beforeEach(() => document.body.replaceChildren());

it('what the screen asks for by itself was drawn, too: it is waited for', async () => {
  expect(await taken({ shows: nothing, brings: all, drawn: all, answered: ['medical'] })).toBe('over');
});

it('what came without it is taken over at once', async () => {
  expect(await taken({ shows: nothing, brings: all, drawn: nothing, answered: [] })).toBe('over');
});

it('what did not come with the page is not waited for, and what never looks as it was drawn not for long', async () => {
  expect(await taken({ shows: nothing, brings: all, drawn: all, answered: [] })).toBe('anew');
  const begun = Date.now();
  expect(await taken({ shows: nothing, brings: nothing, drawn: all, answered: ['medical'] })).toBe('anew');
  expect(Date.now() - begun).toBeLessThan(2000);
});

it.each([
  ['led elsewhere: what was drawn is of another address, which is opened anew', '/list', 'anew'],
  ['stayed on the page (a link within it): it is taken over', '/slip?slip=1#main', 'over'],
])('the browser’s own Back, before there is a router, %s', async (_, to, comes) => {
  window.history.replaceState(null, '', '/slip?slip=1');
  const meanwhile = () => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  expect(await taken({ shows: nothing, brings: all, drawn: all, answered: ['medical'], meanwhile })).toBe(comes);
});
