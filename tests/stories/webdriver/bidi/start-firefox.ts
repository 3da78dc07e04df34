import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment } from '../browser-environment.ts';
import type { StartedBrowser } from '../started-browser.ts';
import { tabOf } from '../tab.ts';
import { connect, type Send } from './connection.ts';
import { bidi } from './remote.ts';

const preferences = { 'intl.accept_languages': 'ja-JP, ja' };

/** Starts Firefox, which speaks WebDriver BiDi by itself. Each tab has cookies and storage of its own. */
export async function startFirefox(program: string): Promise<StartedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'madoguchi-firefox-'));
  const lines = Object.entries(preferences).map(
    (one) => `user_pref(${one.map((part) => JSON.stringify(part)).join(', ')});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: browserEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Whatever goes wrong, no browser is left behind.
  process.once('exit', () => browser.kill());
  const address = await new Promise<string>((resolve, reject) => {
    browser.stderr.on('data', (data) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/u.exec(String(data))?.[1];
      if (found !== undefined) resolve(found);
    });
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
  });
  const { send, close } = await connect(`${address}/session`);
  await answering(send);
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  return {
    async openTab(origin) {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
      const remote = await bidi(send, userContext, new URL(origin).hostname);
      return { tab: tabOf(remote, origin), close: remote.close };
    },
    async close() {
      const ended = once(browser, 'exit');
      close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A browser that has just been started may take longer on a busy machine than a command waits: what changes nothing is asked again. */
async function answering(send: Send): Promise<void> {
  for (let tries = 3; tries > 0; tries -= 1) {
    const isReady = await send('session.status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('Firefox does not answer');
}
