import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Response } from 'playwright/test';
import type { PortalModel } from './portal-model.ts';

/** What a person has in front of them. */
export interface Sight {
  readonly href: string;
  /** Screen of the address; null = outside of the services' screens. */
  readonly screen: string | null;
  /** Title of the topmost dialog; null = none. */
  readonly dialog: string | null;
  /** Dialogs over each other. */
  readonly dialogs: number;
  /** The dialog only says that something is going on. */
  readonly isWaiting: boolean;
  /** A field says what is wrong with it. */
  readonly isRefused: boolean;
  /** The code to scan leads here; null = there is none. */
  readonly phone: string | null;
  /** Names of what can be pressed, in order. */
  readonly presses: readonly string[];
  /** Addresses of the links among it, as they are written. */
  readonly links: readonly string[];
  /** Rows of a table have something to press. */
  readonly hasRows: boolean;
}

interface Answer {
  readonly resultCode?: string;
  readonly resBody?: Record<string, unknown>;
  readonly errors?: readonly { readonly errorCode?: string }[];
}

function answerIn(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}

function codesOf(status: number, body: Answer | null): readonly string[] {
  if (status >= 400) return [`http-${status}`, ...(body?.errors ?? []).map(({ errorCode }) => errorCode ?? '')];
  if (body === null) return ['malformed'];
  if (body.resultCode === '0000') return [];
  return [`result-${body.resultCode}`, ...(body.errors ?? []).map(({ errorCode }) => errorCode ?? '')];
}

/** Watches one page: what is shown, what was asked and answered. */
export class Watcher {
  readonly answers = new Map<string, Record<string, unknown>>();
  /** Calls since `begin`, and how they failed: `pseudonymExec EDS101`. */
  private calls: string[] = [];
  private readonly failures = new Set<string>();
  /** Calls that failed or whose answers were read: others may be gone with the page that was left because of them. */
  private readonly heard = new Set<string>();
  private readonly underWay = new Set<Request>();
  private readonly page: Page;
  private readonly model: PortalModel;
  private readonly names: ReadonlyMap<string, string>;
  /** Paths of calls that are asked again and again while a screen is looked at: nobody waits for them. */
  private readonly polled: ReadonlySet<string>;

  constructor(page: Page, model: PortalModel) {
    this.page = page;
    this.model = model;
    this.names = new Map((model.project.catalogs[0]?.calls ?? []).map(({ path, name }) => [path, name]));
    this.polled = new Set([...this.names].filter(([, name]) => model.polled.has(name)).map(([path]) => path));
    page.on('request', (request) => {
      if (!this.polled.has(new URL(request.url()).pathname)) this.underWay.add(request);
      const name = this.names.get(new URL(request.url()).pathname);
      if (name !== undefined) this.calls.push(name);
    });
    page.on('requestfailed', (request) => {
      this.underWay.delete(request);
      const name = this.names.get(new URL(request.url()).pathname);
      const isAborted = request.failure()?.errorText.includes('ABORTED') === true;
      if (name === undefined) return;
      this.heard.add(name);
      this.failures.add(`${name} ${isAborted ? 'timeout' : 'network'}`);
    });
    page.on('requestfinished', (request) => this.underWay.delete(request));
    // It asks the browser for the body, as part of the step in which one walks (see `cover`).
    const read = AsyncResource.bind((response: Response) => this.read(response));
    page.on('response', (response) => read(response));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame())
        for (const request of this.underWay) if (request.resourceType() !== 'document') this.underWay.delete(request);
    });
  }

  private async read(response: Response): Promise<void> {
    const name = this.names.get(new URL(response.url()).pathname);
    if (name === undefined) return;
    const text = await response.text().catch(() => null);
    if (text === null) return;
    this.heard.add(name);
    const body = answerIn(text);
    for (const code of codesOf(response.status(), body)) this.failures.add(`${name} ${code}`);
    if (body?.resultCode === '0000' && body.resBody !== undefined) this.answers.set(name, body.resBody);
  }

  begin(): void {
    this.calls = [];
    this.failures.clear();
    this.heard.clear();
  }

  /** Has the call failed with one of the codes since `begin`? */
  hasFailed(call: string, codes: readonly string[]): boolean {
    return codes.some((code) => this.failures.has(`${call} ${code}`));
  }

  /** Asked, and nobody knows the answer. */
  isUnread(call: string): boolean {
    return this.hasAsked(call) && !this.heard.has(call);
  }

  hasAsked(call: string): boolean {
    return this.calls.includes(call);
  }

  /** Resolves once a call has been sent; false after the time. */
  async waitForCall(call: string, mostSeconds = 3): Promise<boolean> {
    return this.waitUntil(() => this.hasAsked(call), mostSeconds);
  }

  async look(): Promise<Sight | null> {
    const seen = await this.page
      .evaluate(() => {
        const dialogs = [...document.querySelectorAll('dialog[open]')];
        const top = dialogs.at(-1);
        const parts = top?.querySelectorAll('button, a') ?? document.querySelectorAll(':is(main, nav) :is(button, a)');
        return {
          href: location.href,
          dialog: top === undefined ? null : (top.querySelector('h2')?.textContent ?? ''),
          dialogs: dialogs.length,
          isWaiting: dialogs.some((dialog) => dialog.querySelector('.ui-loading') !== null),
          isRefused: (top ?? document.querySelector('main'))?.querySelector('[aria-invalid=true]') != null,
          isBusy: document.querySelector('main .ui-spinner, main[aria-busy=true]') !== null,
          isComplete: document.readyState === 'complete',
          phone: document.querySelector<HTMLAnchorElement>('main a[href*="/sandbox/phone/"]')?.href ?? null,
          presses: [...parts].map((part) => part.textContent ?? ''),
          links: [...parts].flatMap((part) => part.getAttribute('href') ?? []),
          hasRows: top === undefined && document.querySelector('main tbody button') !== null,
        };
      })
      .catch(() => null);
    if (seen === null || !seen.isComplete || (seen.isBusy && seen.dialog === null)) return null;
    return { ...seen, screen: this.screenAt(seen.href) };
  }

  /** What is there once nothing moves any more. `isEnough`: goes on waiting until then (or the time is over). */
  async settle({
    isEnough = () => true,
    mostSeconds = 8,
  }: {
    isEnough?: (sight: Sight) => boolean;
    mostSeconds?: number;
  } = {}): Promise<Sight | null> {
    let last = '';
    let sight: Sight | null = null;
    let same = 0;
    await this.waitUntil(async () => {
      sight = this.underWay.size > 0 ? null : await this.look();
      const key = JSON.stringify(sight);
      same = sight !== null && key === last ? same + 1 : 0;
      last = key;
      if (sight === null || same < 2 || sight.isWaiting || !isEnough(sight)) return false;
      return sight.screen === null || sight.dialog !== null || sight.presses.length > 0;
    }, mostSeconds);
    return sight ?? (await this.look());
  }

  private async waitUntil(done: () => boolean | Promise<boolean>, mostSeconds: number): Promise<boolean> {
    const end = Date.now() + mostSeconds * 1000;
    for (;;) {
      if (await done()) return true;
      if (Date.now() > end) return false;
      await pause(30);
    }
  }

  private screenAt(href: string): string | null {
    return this.model.links.landing(href)?.screen ?? null;
  }
}
