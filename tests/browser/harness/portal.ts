import type { APIRequestContext, Page } from 'playwright/test';

/** A fault of `POST /sandbox/faults`. `path` is an endpoint path; `nth` counts from 1 (the next call). */
export interface Fault {
  readonly path: string;
  readonly nth?: number;
  readonly times?: number;
  readonly status?: number;
  readonly resultCode?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  /** The body of the answer, sent as it is. */
  readonly resBody?: unknown;
  readonly delaySeconds?: number;
  readonly drop?: boolean | 'before' | 'after';
  readonly malformed?: boolean;
}

export interface JournalEntry {
  readonly path: string;
  readonly screenId: string;
  readonly request: {
    readonly commonHeader?: { readonly screenId: string };
    readonly reqBody?: Record<string, unknown>;
  };
  /** Empty while the call is under way, `dropped` when the connection was reset. */
  readonly resultCode: string;
  readonly status: number;
  /** Server time when the call arrived, ISO 8601. */
  readonly at: string;
}

/** The browser's requests beside its page; writes say that a page of the portal sends them, as its pages do. */
export function asOwnPage(request: APIRequestContext, origin: string): APIRequestContext {
  type Options = NonNullable<Parameters<typeof request.post>[1]>;
  const own = (options: Options = {}): Options => ({ ...options, headers: { origin, ...options.headers } });
  return new Proxy(request, {
    get(target, name) {
      if (name === 'post' || name === 'delete')
        return (url: string, options?: Options) => target[name](url, own(options));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Drives the sandbox of the reference portal as the citizen of one browser context. */
export class Portal {
  readonly origin: string;
  readonly page: Page;
  readonly request: APIRequestContext;
  private hasLoggedIn = false;

  constructor(origin: string, page: Page) {
    this.origin = origin;
    this.page = page;
    this.request = asOwnPage(page.request, origin);
  }

  /**
   * Logs in to a fresh copy of a persona (the cookie goes to this context) without opening a page. `like`: by the kind of device and certificate of
   * that other persona. An open screen of the person before is left first: it would hear of it, and be loaded anew at any moment.
   */
  async login(persona: string, options: { copy?: string; like?: string } = {}): Promise<void> {
    if (this.hasLoggedIn && this.page.url().startsWith(`${this.origin}/svc/`))
      await this.page.goto(`${this.origin}/livez`);
    this.hasLoggedIn = true;
    const query = new URLSearchParams({ persona, to: '/livez', ...options });
    const answer = await this.request.get(`${this.origin}/sandbox/login?${query}`);
    if (!answer.ok()) throw new Error(`login as ${persona}: ${answer.status()} ${await answer.text()}`);
  }

  /** The tab is as a new one: it leaves the page, which might go elsewhere at this moment, and forgets what it kept. */
  async forgetTab(): Promise<void> {
    const leave = () => this.page.goto(`${this.origin}/livez`);
    // What the page was about to do goes first.
    await leave().catch((error: Error) => {
      if (!error.message.includes('interrupted by another navigation')) throw error;
      return leave();
    });
    await this.page.evaluate(() => sessionStorage.clear());
  }

  /** The launch query a calling service sends; a value `undefined` leaves the parameter out. */
  launchQuery(changes: Record<string, string | undefined> = {}): string {
    const all: Record<string, string | undefined> = {
      returnUrl: `${this.origin}/sandbox/caller/returned`,
      cancelUrl: `${this.origin}/sandbox/caller/cancelled`,
      finishUrl: `${this.origin}/sandbox/caller/finished`,
      processId: '001',
      sinseiTetuzukiSyubetuCd: 'T001',
      progress: '5',
      step: '2',
      ...changes,
    };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(all)) if (value !== undefined) query.set(name, value);
    return query.toString();
  }

  async launch(changes: Record<string, string | undefined> = {}, path = 'select/'): Promise<void> {
    await this.page.goto(`${this.origin}/svc/familyregister/${path}?${this.launchQuery(changes)}`);
  }

  async fault(fault: Fault): Promise<void> {
    await this.post('/sandbox/faults', fault);
  }

  /** The server leaves the drawing of pages to this browser: it does while a fault is planned. The call of this one is not made. */
  async leaveDrawing(): Promise<void> {
    await this.fault({ path: '/api/common/logging/create', status: 500 });
  }

  /** The server draws pages with all that they show, however long a busy machine takes for the answers. From the next page on. */
  async drawWhole(): Promise<void> {
    await this.settings({ 'drawing.wait': 30 });
  }

  async clearFaults(): Promise<void> {
    await this.request.delete(`${this.origin}/sandbox/faults`);
  }

  /** Moves the server's time for this session only. */
  async advanceClock(advanceSeconds: number): Promise<void> {
    await this.post('/sandbox/clock', { advanceSeconds });
  }

  /** Overrides settings for this session, e.g. `{ 'poll.limit': 3 }` (seconds). Takes effect at the next page load. */
  async settings(values: Record<string, unknown>): Promise<void> {
    await this.post('/sandbox/settings', values);
  }

  /** Settings as they are without overrides of a session. */
  async defaultSettings(): Promise<{ readonly [name: string]: unknown }> {
    const answer = await fetch(`${this.origin}/svc/data/settings.json`);
    return (await answer.json()) as { readonly [name: string]: unknown };
  }

  /** The calls of this session in order; `path` narrows to one endpoint. */
  async journal(path?: string): Promise<JournalEntry[]> {
    const answer = await this.request.get(`${this.origin}/sandbox/journal`);
    const entries = (await answer.json()) as JournalEntry[];
    return path === undefined ? entries : entries.filter((entry) => entry.path === path);
  }

  private async post(path: string, data: unknown): Promise<void> {
    const answer = await this.request.post(`${this.origin}${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  }
}

/** The calls to one path, or all, that screen ids were sent with. */
export function screenIdsOf(entries: readonly JournalEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ request }) => request.commonHeader?.screenId ?? ''));
}
