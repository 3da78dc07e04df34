import type { TextBlock } from '../../src/blocks/text/block.ts';
import type { Project } from '../../src/model/project.ts';
import './late-parts.ts';
import type { CompiledValidator, Host, InsightTag } from '../../src/runtime/contract/host.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { createPortal } from '../../src/runtime/portal/portal.ts';
import { namingSteps } from '../../src/runtime/run/naming-steps.ts';
import { formVocabulary } from '../forms/vocabulary.ts';
import { formOf, found, manifestOf, screenOf } from './built-project.ts';
import { MemoryStorage } from './memory-storage.ts';
import { functions, runners } from './project.ts';
import { telling } from './telling.ts';

/** What the portal answers to a call; a function decides by the number of the request, counted from 1. */
export type Reply =
  | {
      readonly body?: unknown;
      readonly resultCode?: string;
      readonly code?: string;
      readonly message?: string;
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly delaySeconds?: number;
    }
  | 'network'
  | 'never'
  | { readonly raw: string; readonly status?: number };
export type Replies = { readonly [call: string]: Reply | ((nth: number) => Reply) };

export interface SentCall {
  readonly call: string;
  readonly body: { readonly commonHeader: { readonly screenId: string }; readonly reqBody?: Record<string, unknown> };
  readonly headers: Headers;
  readonly at: number;
}

const usualOrigin = 'https://portal.example';

export const loggedIn = {
  loginInfo: { isLogin: true, isAgent: false, loginType: '2', digitalCertificateType: '1', mdocFlag: '0' },
  batchNumber: { selfInfoUnreadCount: 2, taskIncompleteCount: 3 },
  dateToday: '20261120',
};

export interface BrowserOptions
  extends Partial<Pick<Host, 'now' | 'openApp' | 'waitTurn' | 'device' | 'drawnFor' | 'locks'>> {
  /** Waited for wherever the rest of what a page brought is. */
  readonly loadRest?: () => Promise<void>;
  readonly project: Project;
  /** Where the portal is; default `https://portal.example`. */
  readonly origin?: string;
  readonly replies?: Replies;
  readonly settings?: { readonly [name: string]: unknown };
  readonly storages?: { readonly session: MemoryStorage; readonly local: MemoryStorage };
  readonly responses?: { readonly [call: string]: CompiledValidator };
  /** Told of the options and the kind of every step that runs. */
  readonly onStep?: (options: object, kind: string) => void;
  /** Before a screen starts; `report` as the host's. */
  readonly onOpened?: (screen: ScreenRuntime, report: Host['report']) => Promise<void>;
  /** Told of every navigation inside the portal, before it happens. `isOther`: to another path. */
  readonly onMove?: (move: { readonly isOther: boolean; readonly replace: boolean; readonly control: string }) => void;
  /** A running portal that answers in place of `replies`; `path` begins with `/`. */
  readonly portal?: (
    path: string,
    init: { readonly body: string; readonly headers: Headers; readonly signal: AbortSignal },
  ) => Promise<Response>;
}

/** A browser tab without a picture: follows navigation as the app does, and records what was sent, left for and reported. */
export function openBrowser(options: BrowserOptions) {
  const { project, origin = usualOrigin } = options;
  const catalog = project.catalogs[0];
  if (catalog === undefined) throw new Error('No catalogue');
  const replies: Record<string, Replies[string]> = {
    isLogin: { body: loggedIn },
    reget4information: { resultCode: '0002' },
    ...options.replies,
  };
  const storages = options.storages ?? { session: new MemoryStorage(), local: new MemoryStorage() };
  const location = { origin, pathname: '/svc/', search: '' };
  const calls: SentCall[] = [];
  /** Requests by call. */
  const counts = new Map<string, number>();
  const left: string[] = [];
  const reports: { readonly what: string; readonly detail: unknown }[] = [];
  const insight: InsightTag[] = [];
  const apps: string[] = [];
  const history: string[] = [];
  const underWay = new Set<object>();
  const manifest = manifestOf(project);
  let published = manifest.buildId;
  let screen: ScreenRuntime | null = null;
  let moving: Promise<unknown> = Promise.resolve();

  const answer = async (
    path: string,
    init: { body: string; headers: Headers; signal: AbortSignal },
  ): Promise<Response> => {
    const call = catalog.calls.find((known) => known.path === path)?.name ?? path;
    calls.push({ call, body: JSON.parse(init.body), headers: init.headers, at: Date.now() });
    if (options.portal !== undefined) return options.portal(path, init);
    const given = replies[call];
    const nth = (counts.get(call) ?? 0) + 1;
    counts.set(call, nth);
    const reply = typeof given === 'function' ? given(nth) : given;
    if (reply === undefined) throw new Error(`No reply for ${call}`);
    if (reply === 'network') throw new TypeError('Failed to fetch');
    const delay =
      reply === 'never' ? Number.POSITIVE_INFINITY : 'delaySeconds' in reply ? (reply.delaySeconds ?? 0) : 0;
    if (delay > 0) {
      await new Promise<void>((resolve, reject) => {
        init.signal.addEventListener('abort', () => reject(init.signal.reason));
        if (Number.isFinite(delay)) setTimeout(resolve, delay * 1000);
      });
    }
    if (reply === 'never') throw new Error('not reached');
    if ('raw' in reply) return new Response(reply.raw, { status: reply.status ?? 200 });
    const {
      body,
      resultCode = reply.code === undefined ? '0000' : '9000',
      code,
      message = '',
      status = 200,
      headers = {},
    } = reply;
    const errors = code === undefined ? {} : { errors: [{ errorCode: code, errorMessage: message }] };
    const content = { resultCode, ...(body === undefined ? {} : { resBody: body }), ...errors };
    return new Response(JSON.stringify(content), { status, headers });
  };

  const host: Host = {
    apiBase: origin,
    base: '/svc/',
    drawnFor: options.drawnFor,
    now: options.now ?? (() => Date.now()),
    async fetch(input, init) {
      const request = plainRequest(input, init) ?? new Request(input, init);
      const path = new URL(request.url).pathname;
      // Node lets a request's signal go with the request: collected early, a time-out would never reach it.
      underWay.add(request);
      try {
        const body = await request.text();
        return await answer(path, { body, headers: request.headers, signal: request.signal });
      } finally {
        underWay.delete(request);
      }
    },
    locks: options.locks,
    sessionStorage: storages.session,
    localStorage: storages.local,
    navigate(url, { replace, control = '' }) {
      const to = new URL(url, `${origin}/svc/`);
      const isOther = to.pathname !== location.pathname;
      options.onMove?.({ isOther, replace, control: control || to.hash.slice(1) });
      Object.assign(location, { pathname: to.pathname, search: to.search });
      history.push(`${replace ? 'replace ' : ''}${url}`);
      // As the router does: replacing the query stays in the same visit, going to the same address starts a new one.
      if (isOther) moving = show();
      else if (!replace) moving = Promise.resolve().then(() => show());
    },
    leave: (url) => void left.push(url),
    openApp: async (url) => {
      apps.push(url);
      return (options.openApp ?? (async () => ({ kind: 'opened' as const })))(url);
    },
    waitTurn: options.waitTurn ?? (async () => false),
    loadBuildId: async () => published,
    sendInsight: (_, tag) => void insight.push(tag),
    location: () => location,
    device: options.device ?? { referrer: '', os: 'other' },
    loadScreen: async (name) => screenOf(project, name),
    loadTogether: async () => {},
    loadService: async (name) => found(project.services, name),
    loadRest: async (part) => Promise.resolve(options.loadRest?.()).then(() => part as never),
    loadForm: async (hash) => formOf(project, hash),
    loadConstraints: async () => formVocabulary.constraints,
    loadResponseValidator: async (call) => options.responses?.[call] ?? null,
    loadWidget: async () => null,
    report: (what, detail) => void reports.push({ what, detail }),
  };
  const defaults = Object.fromEntries(catalog.settings.map((setting) => [setting.name, setting.default]));
  const portal = createPortal(host, {
    manifest,
    catalog,
    settings: { ...defaults, ...options.settings },
    runners: namingSteps(options.onStep === undefined ? runners : telling(runners, options.onStep), host.report),
    functions,
  });

  async function show(isSeen = false): Promise<void> {
    screen?.dispose();
    screen = null;
    const match = portal.match(location.pathname.slice('/svc/'.length));
    if (match === null || 'bare' in match) return match === null ? undefined : portal.openBare(match.bare);
    const opened = await portal.openScreen(match.screen, match.route, match.path, isSeen);
    screen = opened;
    portal.handleNavigation(match.screen);
    await options.onOpened?.(opened, host.report);
    void opened.start();
  }

  return {
    portal,
    host,
    calls,
    left,
    reports,
    insight,
    apps,
    history,
    storages,
    replies,
    location,
    publish: (buildId: string) => {
      published = buildId;
    },
    get screen(): ScreenRuntime {
      if (screen === null) throw new Error(`No screen at ${location.pathname}`);
      return screen;
    },
    /** Name of the screen shown now. */
    get at(): string {
      return screen?.screen.name ?? '';
    },
    sent: (call: string) => calls.filter((sent) => sent.call === call),
    get dialog() {
      const top = portal.dialogs.getState().open.at(-1);
      if (top === undefined) return null;
      return {
        name: top.dialog.name,
        title: top.evaluator.text(top.dialog.title),
        number: top.errorNumber,
        texts: top.dialog.view.flatMap((block) =>
          block.kind === 'text' && (block.shownWhen === null || top.evaluator.evaluate(block.shownWhen))
            ? [top.evaluator.text((block as TextBlock).text)]
            : [],
        ),
        press: top.press,
      };
    },
    /** `isSeen`: by a reload, or the browser's back. */
    async open(path: string, isSeen = false) {
      const to = new URL(path, `${origin}/svc/`);
      Object.assign(location, { pathname: to.pathname, search: to.search });
      await show(isSeen);
      await settle();
    },
    async press(action: string) {
      void this.screen.act(action, 0);
      await settle();
    },
    async answerDialog(button: string) {
      this.dialog?.press(button);
      await settle();
    },
    settle,
  };

  /** Lets everything happen that needs no time to pass: a turn of the event loop comes after all that promises lead to. */
  async function settle(): Promise<void> {
    await turn();
    await moving;
    await turn();
    await turn();
  }
}

const turn = () => new Promise<void>((resolve) => setImmediateReal(resolve));

export type Tab = ReturnType<typeof openBrowser>;

/** What is read of a request that is an address with a text; making a whole one takes ten times as long. null = it is more than that. */
function plainRequest(
  url: RequestInfo | URL,
  { body, headers, signal }: RequestInit = {},
): Pick<Request, 'url' | 'headers' | 'signal' | 'text'> | null {
  if (typeof url !== 'string' || typeof body !== 'string' || !signal) return null;
  signal.throwIfAborted();
  return { url, headers: new Headers(headers), signal, text: async () => body };
}

const setImmediateReal = globalThis.setImmediate;

/** The launch query of a calling service; null leaves a parameter out. */
export function launchQuery(change: { readonly [name: string]: string | null } = {}): string {
  const all: { readonly [name: string]: string | null } = {
    returnUrl: `${usualOrigin}/return`,
    cancelUrl: `${usualOrigin}/cancel`,
    finishUrl: `${usualOrigin}/finish`,
    processId: '001',
    sinseiTetuzukiSyubetuCd: 'A01',
    progress: '3',
    step: '1',
    ...change,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return `?${new URLSearchParams(given)}`;
}
