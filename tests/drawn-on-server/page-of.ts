import * as lazy from '../../build/lazy.ts';
import { functions, runners } from '../../build/registry.ts';
import { markupOf, titleOf } from '../../src/app/drawn/draw-page.tsx';
import type { FirstPart } from '../../src/app/drawn/first-part.ts';
import { makeServerHost } from '../../src/app/drawn/server-host.ts';
import type { Catalog } from '../../src/model/catalog.ts';
import { addSettings } from '../../src/model/nested-settings.ts';
import { prepareScreen } from '../../src/render/prepare-screen.ts';
import type { Host } from '../../src/runtime/contract/host.ts';
import { createPortal } from '../../src/runtime/portal/portal.ts';
import { copyOf, type Moment } from './moments.ts';
import { published } from './published.ts';

// What the run-time loads when it is first needed is there, so that nothing is waited for but promises.
import.meta.glob(['../../src/runtime/**/*.ts', '../../src/steps/**/*.ts'], { eager: true });

/** Every answer fits: whether it does is not what is asked here. */
const registry = { ...lazy, responses: {} };

/** What is seen of a page, and what its first press leads to; null = there is nothing to press yet. */
export interface Seen {
  readonly drawn: { readonly [member: string]: unknown } | null;
  readonly pressed: { readonly [member: string]: unknown } | null;
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Everything is there but what waits for the person, or an answer that nobody gives: after so many turns nothing more comes. */
const mostTurns = 80;

/** Text that no input with a form of its own takes: what is said of it are words of the catalogue. */
const wrong = '\u2460'.repeat(300);

/** Opens the page of a moment with what it brings, draws it and presses, once more with wrong inputs where it is refused, as the browser does. Calls are answered as they were then; none with an effect is made. */
export async function pageOf(moment: Moment, brought: Omit<FirstPart, 'isAll'>): Promise<Seen> {
  const { address, storages } = moment;
  const all = { ...moment.settings, 'button.lock': 0 };
  const settings = Object.fromEntries(Object.entries(all).filter(([name]) => brought.reads(name)));
  const [manifest, catalog, service] = [{ ...brought.manifest }, { ...brought.catalog }, { ...brought.service }];
  const reported: string[] = [];
  const sent: string[] = [];
  const server = makeServerHost(
    {
      ...{ ...address, settings, userAgent: '', referrer: '' },
      data: async (path) => published(path.replace(/\.json$/, '')),
      call: async (path, body) => moment.answered(path, body) ?? new Promise<never>(() => {}),
      report: (what, detail) => reported.push(`${what}: ${String(detail)}`),
    },
    registry,
    published<Catalog>('catalog.ja'),
    '/svc/',
  );
  const loadRest: Host['loadRest'] = async (part) => {
    Object.assign(manifest, published('manifest'));
    Object.assign(catalog, published('catalog.ja'));
    Object.assign(service, published(`services/${service.name}`));
    addSettings(settings, all);
    return part as never;
  };
  const portal = createPortal(
    {
      ...server,
      loadRest,
      sessionStorage: copyOf(storages.session),
      localStorage: copyOf(storages.local),
      now: () => moment.now,
      fetch(input, init) {
        sent.push(`${String(input)} ${String(init?.body)}`);
        return server.fetch(input, init);
      },
      async loadScreen(name) {
        const screen = await server.loadScreen(name);
        if (name !== moment.screen) await loadRest();
        return screen;
      },
      // The server's host knows the calls of a service that it has loaded.
      loadService: (name) => server.loadService(name).then((whole) => (name === service.name ? service : whole)),
    },
    { manifest, catalog, settings, runners, functions },
  );
  const seen = () => ({
    sent: [...sent],
    reported: [...reported],
    to: server.ledTo(),
    left: server.leftFor(),
    dialogs: portal.dialogs.getState().open.map(({ dialog, evaluator }) => [dialog.name, evaluator.text(dialog.title)]),
  });
  const until = async (work: Promise<unknown>) => {
    let isOver = false;
    void work
      .catch((error: unknown) => reported.push(String(error)))
      .then(() => {
        isOver = true;
      });
    for (let turns = 0; turns < mostTurns && !isOver; turns++) await turn();
    // The button can be pressed again.
    for (let turns = 0; turns < 3; turns++) await turn();
  };
  const found = portal.match(address.pathname.slice('/svc'.length));
  if (found === null || 'bare' in found) return { drawn: found, pressed: null };
  const runtime = await portal.openScreen(found.screen, found.route, found.path, true);
  /** Examples may not fit each other: then nothing is drawn, and the same is said. */
  const look = () => {
    try {
      const html = markupOf(portal, runtime, lazy, `${address.pathname}${address.search}`);
      return { title: titleOf(portal, runtime), html };
    } catch (error) {
      return { fault: String(error) };
    }
  };
  try {
    const { schemaHash, groups } = runtime.screen;
    // Loaded before anything is waited for.
    const forms = [schemaHash, ...groups.map((group) => group.schemaHash)].flatMap((hash) => lazy.forms[hash] ?? []);
    await Promise.all([prepareScreen(lazy, runtime.screen), ...forms.map((load) => load())]);
    await until(runtime.start());
    if (runtime.view.getState().phase === 'loading') await runtime.foresee();
    const { phase, reason } = runtime.view.getState();
    const drawn = { found, phase, reason, ...look(), ...seen() };
    const names = runtime.screen.actions.map(({ name }) => name);
    const action = names.includes('next') ? 'next' : names[0];
    if (phase !== 'ready' || action === undefined) return { drawn, pressed: null };
    await until(runtime.act(action, 0));
    const { errors, phase: after } = runtime.view.getState();
    const pressed = { action, after, errors, ...seen() };
    if (errors.length === 0) return { drawn, pressed };
    for (const { name, type, options } of runtime.screen.fields)
      if (type === 'text' && options.length === 0) runtime.recordInput(name, wrong);
    await until(runtime.act(action, 0));
    return { drawn, pressed: { ...pressed, ofWrong: runtime.view.getState().errors } };
  } finally {
    runtime.dispose();
    server.end();
  }
}
