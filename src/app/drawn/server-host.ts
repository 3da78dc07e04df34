import { partOf, type RenderRegistry } from '../../draw/registry.ts';
import type { CallDefinition, Catalog } from '../../model/catalog.ts';
import type { PageRequest } from '../../model/drawn-page.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';
import type { ShippedService } from '../../model/shipped-service.ts';
import type { CompiledValidator, Host } from '../../runtime/contract/host.ts';
import type { LazyParts } from '../../runtime/contract/portal.ts';
import type { RecordedAnswer } from '../arrived/arrived.ts';
import { operatingSystem } from '../operating-system.ts';
import { memoryStorage } from './memory-storage.ts';

type Lazy = RenderRegistry & Pick<LazyParts<unknown, unknown>, 'forms' | 'responses' | 'constraints'>;

export interface ServerHost extends Host {
  /** The whole of it. */
  loadService(name: string): Promise<ShippedService>;
  readonly answers: readonly RecordedAnswer[];
  /** What stands at this address is not a page of its own: the way goes on, or what was answered has to be looked at. */
  isElsewhere(): boolean;
  /** Where the way goes on within the app, with the base; null = nowhere. */
  ledTo(): string | null;
  /** Where it goes on outside the app; null = nowhere. */
  leftFor(): string | null;
  /** Nothing more is going to happen: the way goes on, or what comes next is a call with an effect. */
  readonly halted: Promise<void>;
  /** The page is drawn: nothing that still happens counts, and what still waits ends. */
  end(): void;
}

/** Answer headers that the run-time reads. */
const kept = ['session-expires-in', 'session-person'];

/**
 * The server as the runtime's host, for one page: as in a browser that has nothing of this site yet. A call with an effect is never made; whoever waits
 * for one is still waiting when the page is drawn.
 */
export function makeServerHost(
  request: PageRequest,
  lazy: Lazy,
  catalog: Pick<Catalog, 'calls'>,
  base: string,
): ServerHost {
  const { origin, report } = request;
  const over = new AbortController();
  const answers: RecordedAnswer[] = [];
  let calls: readonly CallDefinition[] = catalog.calls;
  let elsewhere = false;
  let led: string | null = null;
  let left: string | null = null;
  let halt = () => {};
  const halted = new Promise<void>((resolve) => {
    halt = resolve;
  });
  const goElsewhere = () => {
    elsewhere = true;
    halt();
  };
  const loadResponseValidator: Host['loadResponseValidator'] = async (call) =>
    (await lazy.responses[call]?.())?.validate ?? null;
  const send: Host['fetch'] = async (input, init) => {
    const path = String(input).slice(origin.length);
    const body = String(init?.body);
    const known = calls.find((call) => call.path === path && !over.signal.aborted);
    if (known === undefined || known.effect !== 'none') {
      halt();
      return pending(over.signal, init?.signal);
    }
    const { status, text, headers } = await request.call(path, body, { ...(init?.headers as Record<string, string>) });
    if (over.signal.aborted) return pending(over.signal, init?.signal);
    const validate = await loadResponseValidator(known.name);
    if (status >= 200 && status <= 299 && !isSound(status === 204 ? '{}' : text, validate)) goElsewhere();
    const read = headers.filter(([name]) => kept.includes(name));
    answers.push({ call: known.name, path, body, status, text, headers: read });
    return new Response(status === 204 ? null : text, { status, headers: read.map(([name, value]) => [name, value]) });
  };
  return {
    answers,
    halted,
    isElsewhere: () => elsewhere,
    ledTo: () => led,
    leftFor: () => left,
    end: () => over.abort(),
    apiBase: origin,
    now: () => Date.now(),
    fetch: send,
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    base,
    navigate(url, { replace }) {
      // A screen that takes its parameters out of its address stays there.
      const to = `${base}${url.replace(/^\/+/, '')}`;
      if (replace && to.split(/[?#]/)[0] === request.pathname) return;
      led ??= to;
      goElsewhere();
    },
    leave(url) {
      left ??= url;
      goElsewhere();
    },
    openApp() {
      goElsewhere();
      return new Promise(() => {});
    },
    // The browser asks for itself, and waits with the person.
    waitTurn() {
      goElsewhere();
      return new Promise(() => {});
    },
    loadBuildId: () => new Promise(() => {}),
    sendInsight() {},
    location: () => ({ origin, pathname: request.pathname, search: request.search }),
    device: { referrer: request.referrer, os: operatingSystem(request.userAgent) },
    loadScreen: (name) => request.data(`screens/${name}.json`) as Promise<ShippedScreen>,
    // Nothing is looked at ahead where nobody stays.
    loadTogether: async () => {},
    async loadService(name) {
      const service = (await request.data(`services/${name}.json`)) as ShippedService;
      calls = [...catalog.calls, ...(service.own?.calls ?? [])];
      return service;
    },
    loadRest: async (part) => part as never,
    loadForm: (schemaHash) => found(lazy.forms, schemaHash)(),
    loadConstraints: async () => (await lazy.constraints()).constraints,
    loadResponseValidator,
    loadWidget: (name) => partOf(lazy, name).load(),
    report,
  };
}

/** Never answered; given up with the page or by who asked. */
function pending(...signals: readonly (AbortSignal | null | undefined)[]): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of signals) {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    }
  });
}

/** A refusal has no body to look at (`runtime/calls/calls.ts`). */
function isSound(text: string, validate: CompiledValidator | null): boolean {
  try {
    const { resultCode = '0000', resBody = {} } = JSON.parse(text) as { resultCode?: unknown; resBody?: unknown };
    return resultCode !== '0000' || validate === null || validate(resBody);
  } catch {
    return false;
  }
}

function found<Part>(parts: { readonly [name: string]: Part }, name: string): Part {
  const part = parts[name];
  if (part === undefined) throw new Error(`No part ${name}`);
  return part;
}
