import ky from 'ky';
import type { Host } from '../contract/host.ts';

/** Outcome of a request: an answer (any status), or why there is none. `aborted`: cancelled by the caller. */
export type Posted =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly headers: Headers }
  | { readonly kind: 'timeout' | 'network' | 'aborted'; readonly detail: string };

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly signal: AbortSignal | null;
}

/** The only place that sends requests: POST, JSON both ways, no retries. The timeout covers reading the response body too. */
export async function post(host: Host, path: string, body: unknown, options: PostOptions): Promise<Posted> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.timeoutSeconds * 1000);
  try {
    const response = await ky.post(`${host.apiBase}${path}`, {
      json: body,
      headers: { Accept: 'application/json', ...options.headers },
      credentials: 'include',
      fetch: host.fetch,
      signal: options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    return { kind: 'answer', status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    const kind = options.signal?.aborted ? 'aborted' : limit.signal.aborted ? 'timeout' : 'network';
    return { kind, detail: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
