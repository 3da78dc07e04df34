import type { Remote } from '../remote.ts';
import type { Send } from './connection.ts';
import { type Reference, read, type Written, written } from './values.ts';

interface Cookie {
  readonly name: string;
  readonly value: { readonly value: string };
}

type Outcome =
  | { readonly type: 'success'; readonly result: Written }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const backspace = '\uE003';
const control = process.platform === 'darwin' ? '\uE03D' : '\uE009';

/** By the protocol of W3C WebDriver BiDi (a socket), which some browsers speak by themselves. `userContext`: who shares cookies with whom. */
export async function bidi(send: Send, userContext: string, host: string): Promise<Remote<Reference>> {
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const partition = { type: 'storageKey', userContext };

  async function run(body: string, values: readonly unknown[]): Promise<unknown> {
    const outcome = await send<Outcome>('script.callFunction', {
      functionDeclaration: `function () { ${body} }`,
      target: { context },
      arguments: values.map(written),
      awaitPromise: true,
      serializationOptions: { maxDomDepth: 0 },
    });
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return read(outcome.result);
  }

  const keys = (texts: readonly string[], type: 'keyDown' | 'keyUp') => texts.map((value) => ({ type, value }));
  const typed = (text: string) => [...text].flatMap((one) => [...keys([one], 'keyDown'), ...keys([one], 'keyUp')]);

  return {
    async url() {
      const { contexts } = await send<{ contexts: readonly { url: string }[] }>('browsingContext.getTree', {
        root: context,
        maxDepth: 0,
      });
      return contexts[0]?.url ?? '';
    },
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    run,
    async click(element) {
      if ((await run(isOnTop, [element])) !== true) throw new Error('something else lies over it');
      const origin = { type: 'element', element };
      const move = { type: 'pointerMove', x: 0, y: 0, origin };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async type(element, text) {
      await run('arguments[0].focus()', [element]);
      const all = [...keys([control, 'a'], 'keyDown'), ...keys(['a', control], 'keyUp')];
      const actions = [...all, ...typed(backspace), ...typed(text)];
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    choose: async (option) => void (await run(chosen, [option])),
    attach: async (element, path) => void (await send('input.setFiles', { context, element, files: [path] })),
    preload: async (script) =>
      void (await send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }`, contexts: [context] })),
    async cookies() {
      const { cookies } = await send<{ cookies: readonly Cookie[] }>('storage.getCookies', { partition });
      return new Map(cookies.map(({ name, value }) => [name, value.value]));
    },
    async setCookie(name, value) {
      if (value === '') await send('storage.deleteCookies', { filter: { name }, partition });
      else
        await send('storage.setCookie', {
          cookie: { name, value: { type: 'string', value }, domain: host, path: '/', httpOnly: true },
          partition,
        });
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

/** In this protocol, a click is where it is: nobody looks what lies there. */
const isOnTop = `
  const [element] = arguments;
  const [box] = element.getClientRects();
  return box !== undefined && element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));`;

/** The list of a select is no part of the page: nothing can press there. */
const chosen = `
  const [option] = arguments;
  option.selected = true;
  for (const type of ['input', 'change']) option.closest('select').dispatchEvent(new Event(type, { bubbles: true }));`;
