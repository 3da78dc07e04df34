import { forgetPrepared } from '../render/prepare-screen.ts';
import type { BrowserHost } from './browser-host.ts';
import { redraw } from './redraw.ts';

type Hot = NonNullable<ImportMeta['hot']>;

/**
 * Development only: applies a saved descriptor to the open page. If the screen's form is unchanged, the screen is redrawn with typed input in place;
 * otherwise the page reloads (typed input is kept in storage).
 */
export function connectLiveScreens(hot: Hot, host: BrowserHost): void {
  hot.on('madoguchi:changed', ({ files }: { readonly files: readonly string[] }) => void takeOver(host, files));
  hot.on('madoguchi:problems', ({ text }: { readonly text: string }) => showProblems(text));
}

async function takeOver(host: BrowserHost, files: readonly string[]): Promise<void> {
  const screens = files.flatMap((file) => /^data\/screens\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const others = files.filter((file) => !/^data\/((screens|together)\/|manifest\.json$)/.test(file));
  const taken =
    others.length === 0 && (await Promise.all(screens.map((name) => host.replaceScreen(name)))).every(Boolean);
  if (taken) {
    for (const name of screens) forgetPrepared(await host.loadScreen(name));
    redraw();
  } else window.location.reload();
}

const overlayId = 'descriptor-problems';

function showProblems(text: string): void {
  document.getElementById(overlayId)?.remove();
  if (text === '') return;
  const overlay = document.createElement('div');
  overlay.id = overlayId;
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;padding:1rem;background:#1a1a1a;color:#fff;border-top:4px solid #ce0000';
  const heading = document.createElement('p');
  heading.textContent = '画面の定義に直すところがあります。画面は、直す前の内容で動いています。';
  const list = document.createElement('pre');
  list.style.whiteSpace = 'pre-wrap';
  list.textContent = text;
  const close = document.createElement('button');
  close.textContent = 'とじる';
  close.onclick = () => overlay.remove();
  overlay.append(heading, list, close);
  document.body.append(overlay);
}
