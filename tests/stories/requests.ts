import type { Reply, Sending } from '../../src/stories/driver.ts';
import type { BrowserOptions } from '../runtime/browser.ts';

/** Where the cookies of a browser are. */
interface Cookies {
  all(): Promise<ReadonlyMap<string, string>>;
  keep(name: string, value: string): Promise<void>;
}

export function ownCookies(kept = new Map<string, string>()): Cookies {
  return { all: async () => kept, keep: async (name, value) => void kept.set(name, value) };
}

/** As `fetch`, which does not follow redirects. */
const overNetwork = (
  url: URL,
  request: {
    readonly method: string;
    readonly headers: { readonly [name: string]: string };
    readonly body: string | null;
  },
): Promise<Response> => fetch(url, { ...request, redirect: 'manual' });

/** Requests of one browser to a portal, with its cookies. */
export function createRequests(origin: string, cookies = ownCookies(), sendTo = overNetwork) {
  const send = async (path: string, headers: { readonly [name: string]: string }, body: string | null) => {
    const cookie = [...(await cookies.all())].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body === null ? 'GET' : 'POST';
    const url = new URL(path, origin);
    // Everything is sent by a page of the site that it goes to.
    const answer = await sendTo(url, { method, headers: { ...headers, cookie, origin: url.origin }, body });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      await cookies.keep(name, value);
    }
    return answer;
  };

  /** As the run-time's `fetch` does it. */
  const call: NonNullable<BrowserOptions['portal']> = (path, { body, headers }) =>
    send(path, Object.fromEntries(headers), body);

  return {
    async request(path: string, { json, form }: Sending = {}): Promise<Reply> {
      const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
      const body =
        form !== undefined ? String(new URLSearchParams(form)) : json !== undefined ? JSON.stringify(json) : null;
      const answer = await send(path, body === null ? {} : { 'content-type': type }, body);
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    },
    call,
  };
}
