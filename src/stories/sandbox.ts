import type { Driver, Sending } from './driver.ts';

/** A call as the portal received it. */
export interface Received {
  readonly path: string;
  readonly resultCode: string;
  readonly request: { readonly reqBody?: unknown } | null;
}

/** Asks the sandbox of the portal. Throws where it refuses: that is a fault of the driver, not of the story. */
export async function askSandbox<T>({ request }: Driver, path: string, sending?: Sending): Promise<T> {
  const { status, text } = await request(`/sandbox/${path}`, sending);
  if (status >= 400) throw new Error(`/sandbox/${path}: ${status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** Logs in to a fresh copy of a sample person, or `again` to the one of before. */
export async function logIn({ request }: Driver, person: string, { again = false } = {}): Promise<void> {
  const query = new URLSearchParams({ persona: person, to: '/livez', ...(again && { again: 'true' }) });
  const { status, text } = await request(`/sandbox/login?${query}`);
  if (status >= 400) throw new Error(`login as ${person}: ${status} ${text}`);
}

/** The portal keeps what it receives for a session: without a login, the first question to the sandbox begins one. */
export async function beginKeeping(driver: Driver): Promise<void> {
  await askSandbox(driver, 'journal');
}

/** Settings as the portal publishes them to this browser. Some addresses are known there alone. */
export async function publishedSettings({ request }: Driver): Promise<{ readonly [name: string]: unknown }> {
  return JSON.parse((await request('/svc/data/settings.json')).text);
}

/** What has been received of a call so far, in order. */
export async function receivedOf(driver: Driver, path: string): Promise<readonly Received[]> {
  const all = await askSandbox<readonly Received[]>(driver, 'journal');
  return all.filter((one) => one.path === path);
}

/** Planned faults that no call has met so far. */
export const unmetFaults = (driver: Driver) =>
  askSandbox<readonly { readonly path: string; readonly remaining: number }[]>(driver, 'faults');

/** The code in the mail that was sent last; empty = there is no such mail. */
export async function mailedCode(driver: Driver): Promise<string> {
  const mails = await askSandbox<readonly { readonly text: string }[]>(driver, 'outbox');
  return mails.flatMap(({ text }) => /^\d{6}$/mu.exec(text)?.[0] ?? []).at(-1) ?? '';
}
