import type { Host, Send } from '../contract/host.ts';

/** Outcome of a request: an answer (any status), or why there is none. `aborted`: cancelled by the caller. */
export type Posted =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly headers: Headers }
  | { readonly kind: 'timeout' | 'network' | 'aborted'; readonly detail: string };

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly signal: AbortSignal | null;
}

/** For the calls of the first state, before the client is there. */
export const plainly: Send = (url, { fetch, ...init }) => fetch(url, init);

/** The only place that sends requests: POST, JSON both ways, no retries. The timeout covers reading the response body too. */
export async function post(send: Send, host: Host, path: string, body: unknown, options: PostOptions): Promise<Posted> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.timeoutSeconds * 1000);
  try {
    const response = await send(`${host.apiBase}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...options.headers },
      credentials: 'include',
      fetch: host.fetch,
      signal: options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal,
    });
    return { kind: 'answer', status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    const kind = options.signal?.aborted ? 'aborted' : limit.signal.aborted ? 'timeout' : 'network';
    return { kind, detail: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
