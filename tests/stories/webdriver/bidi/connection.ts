import { createRequire } from 'node:module';

// A folder of a CommonJS package: an import by its path would come without types.
const { Index: Channel } = { Index: createRequire(import.meta.url)('selenium-webdriver/bidi') } as {
  readonly Index: typeof import('selenium-webdriver/bidi').Index;
};

/** The browser's answer to a command of WebDriver BiDi. Throws where it refuses. */
export type Send = <T = unknown>(method: string, params?: object) => Promise<T>;

export async function connect(address: string): Promise<{ readonly send: Send; close(): void }> {
  const channel = new Channel(address);
  await channel.waitForConnection();
  const send: Send = async <T>(method: string, params: object = {}) => {
    const answer = (await channel.send({ method, params: { ...params } })) as
      | { readonly type: 'success'; readonly result: T }
      | { readonly type: 'error'; readonly error: string; readonly message: string };
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result;
  };
  return { send, close: () => void channel.close() };
}
