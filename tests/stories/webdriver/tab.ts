import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Instead } from '../../../src/stories/driver.ts';
import type { BrowserTab, Control, ControlFacts, Pressable } from '../browser/tab.ts';
import { createRequests } from '../requests.ts';
import { type AskPage, askPage } from './ask-page.ts';
import { inPageScript } from './in-page-script.ts';
import type { Remote } from './remote.ts';

/** A tab that is driven by WebDriver: found and read by a script in the page, pressed and filled as the browser does it. */
export function tabOf<E>(remote: Remote<E>, origin: string): BrowserTab {
  let ahead = 0;
  const ask = askPage(remote, () => ahead);
  const { request } = createRequests(origin, { all: remote.cookies, keep: remote.setCookie });
  const controlsOf = (found: readonly { readonly facts: ControlFacts; readonly element: E }[]) =>
    found.map(({ facts, element }) => controlOf(remote, ask, element, facts));

  return {
    url: remote.url,
    open: remote.open,
    reload: remote.reload,
    back: remote.back,
    pause: (milliseconds) => pause(milliseconds),
    request,
    async moveClock(seconds) {
      ahead += seconds * 1000;
      await remote.preload?.(`${inPageScript}window.storyPage.ask(${ahead}, 'underWay');`);
      await ask('underWay');
    },
    async quiet(seconds) {
      await ask('underWay');
      await pause(seconds * 1000);
      while ((await ask('underWay')) > 0) await pause(20);
    },
    read: (root) => ask('read', root),
    focus: () => ask('focus'),
    texts: (root, selector) => ask('texts', root, selector),
    attributes: (root, selector, name) => ask('attributes', root, selector, name),
    async pressables(root, { source, flags }) {
      const found = await ask('pressables', root, source, flags);
      return found.map((element) => pressableOf(remote, ask, element));
    },
    controls: async (selector) => controlsOf(await ask('controls', selector)),
    controlsLabelled: async ({ source, flags }) => controlsOf(await ask('controlsLabelled', source, flags)),
    controlsInGroup: async ({ source, flags }) => controlsOf(await ask('controlsInGroup', source, flags)),
  };
}

const pressableOf = <E>(remote: Remote<E>, ask: AskPage<E>, element: E): Pressable => ({
  text: () => ask('text', element),
  async press(): Promise<Instead> {
    try {
      if (!(await ask('isReady', element))) return 'まだ押せません';
      await remote.click(element);
      return null;
    } catch (error) {
      return `まだ押せません（${String(error).split('\n')[0]}）`;
    }
  },
});

const controlOf = <E>(remote: Remote<E>, ask: AskPage<E>, element: E, facts: ControlFacts): Control => ({
  ...facts,
  async write(text) {
    if (!(await ask('isReady', element))) throw new Error('nothing can be written there');
    await remote.type(element, text);
  },
  async check(isChecked) {
    if ((await ask('isChecked', element)) === isChecked) return;
    await remote.click(await ask('pressedFor', element));
    if ((await ask('isChecked', element)) !== isChecked) throw new Error('the press changed nothing');
  },
  async select(wanted) {
    const option = await ask('option', element, wanted);
    if (option === null) throw new Error(`no option ${wanted}`);
    await remote.choose(option);
  },
  async attach(name, content) {
    const file = join(mkdtempSync(join(tmpdir(), 'madoguchi-story-')), name);
    writeFileSync(file, content);
    await remote.attach(element, file);
  },
});
