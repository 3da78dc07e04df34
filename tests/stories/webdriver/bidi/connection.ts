import { createRequire } from 'node:module';

// A folder of a CommonJS package: an import by its path would come without types.
const { Index: Channel } = { Index: createRequire(import.meta.url)('selenium-webdriver/bidi') } as {
  readonly Index: typeof import('selenium-webdriver/bidi').Index;
};

type Answer<T> =
  | { readonly type: 'success'; readonly result: T }
  | { readonly type: 'error'; readonly error: string; readonly message: string };

/** The browser's answer to a command of WebDriver BiDi. Throws where it refuses. */
export type Send = <T = unknown>(method: string, params?: object) => Promise<T>;

export async function connect(address: string): Promise<{ readonly send: Send; close(): void }> {
  const channel = new Channel(address);
  await channel.waitForConnection();
  const send: Send = async <T>(method: string, params: object = {}) => {
    const sent = channel.send({ method, params: { ...params } }) as Promise<Answer<T>>;
    const answer = await sent.catch((cause) => {
      throw new Error(method, { cause });
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result;
  };
  return { send, close: () => void channel.close() };
}
