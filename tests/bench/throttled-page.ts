import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Line } from './lines.ts';
import { launchQuery } from './measured-pages.ts';
import { installProbe } from './probe.ts';
import type { ProbePlan } from './probe-plan.ts';

const cpuSlowdown = 4;

export interface ThrottledPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** How many times slower than this machine's the processor is. */
  readonly slowness: number;
  close(): Promise<void>;
}

export interface Throttling {
  readonly network: Line | false;
  readonly cpu: boolean;
}

/** A fresh profile (nothing cached, no connection open) with a sample citizen logged in. */
export async function openProfile(browser: Browser, origin: string, persona: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (persona === null) return context;
  const login = await context.request.get(`${origin}/sandbox/login?persona=${persona}&to=/about/terms`);
  if (!login.ok()) throw new Error(`login as ${persona}: ${login.status()}`);
  return context;
}

/** A new tab of that profile, which is slow and watched. */
export async function openTab(context: BrowserContext, slow: Throttling, plan: ProbePlan): Promise<ThrottledPage> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    // Said and remembered, without losing what has been measured so far.
    console.error(`uncaught in the measured page ${page.url()}: ${error.message}`);
    process.exitCode = 1;
  });
  // The TypeScript runner keeps the names of functions by this one, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe, plan);
  const devtools = await context.newCDPSession(page);
  if (slow.network) {
    const { latencyMilliseconds, bytesPerSecond } = slow.network;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMilliseconds,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  const slowness = slow.cpu ? cpuSlowdown : 1;
  await slowDown(devtools, slowness);
  return { page, devtools, slowness, close: () => page.close() };
}

export async function slowDown(devtools: CDPSession, times: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** A tab in a fresh profile with a sample citizen logged in. */
export async function openMeasuredPage(
  browser: Browser,
  origin: string,
  slow: Throttling,
  plan: ProbePlan = { mode: 'look' },
): Promise<ThrottledPage> {
  const context = await openProfile(browser, origin, 'qr');
  return { ...(await openTab(context, slow, plan)), close: () => context.close() };
}

/** Where the calling service sends a person, offline submission allowed. */
export function launchAddress(origin: string): string {
  return `${origin}/svc/familyregister/select/${launchQuery(origin)}`;
}
