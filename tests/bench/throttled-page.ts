import type { Browser, CDPSession, Page } from 'playwright';
import { installProbe } from './probe.ts';

/** Slow 4G. */
const bytesPerSecond = 1_600_000 / 8;
const latencyMilliseconds = 150;
const cpuSlowdown = 4;

export interface MeasuredPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

export interface Throttling {
  readonly network: boolean;
  readonly cpu: boolean;
}

/** A page in a fresh profile (nothing cached, no connection open) with a sample citizen logged in. */
export async function openMeasuredPage(browser: Browser, origin: string, slow: Throttling): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const login = await context.request.get(`${origin}/sandbox/login?persona=qr&to=/healthz`);
  if (!login.ok()) throw new Error(`login: ${login.status()}`);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`uncaught in the measured page ${page.url()}: ${error.message}`);
  });
  // The TypeScript runner keeps the names of functions by this one, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe);
  const devtools = await context.newCDPSession(page);
  if (slow.network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMilliseconds,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  if (slow.cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, devtools, close: () => context.close() };
}

/** Where the calling service sends a person, offline submission allowed. */
export function launchAddress(origin: string): string {
  const query = new URLSearchParams({
    returnUrl: `${origin}/sandbox/caller/returned`,
    cancelUrl: `${origin}/sandbox/caller/cancelled`,
    finishUrl: `${origin}/sandbox/caller/finished`,
    processId: '000',
    sinseiTetuzukiSyubetuCd: 'T001',
    progress: '5',
    step: '2',
  });
  return `${origin}/svc/familyregister/select/?${query}`;
}
