import type { FastifyInstance } from 'fastify';
import type { Reply, Sending } from '../../../src/stories/driver.ts';

/** Requests of one browser, cookies kept, to a server that runs in this process. */
export function createInjector(app: FastifyInstance, host: string) {
  const cookies = new Map<string, string>();

  const send = async (path: string, headers: { readonly [name: string]: string }, body: string | null) => {
    const answer = await app.inject({
      method: body === null ? 'GET' : 'POST',
      url: path,
      headers: { ...headers, host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body !== null && { payload: body }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };

  return {
    async request(path: string, { json, form }: Sending = {}): Promise<Reply> {
      const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
      const body =
        form === undefined ? (json === undefined ? null : JSON.stringify(json)) : String(new URLSearchParams(form));
      const answer = await send(path, body === null ? {} : { 'content-type': type }, body);
      const { location } = answer.headers;
      return {
        status: answer.statusCode,
        location: location === undefined ? null : String(location),
        text: answer.body,
      };
    },
    /** As the run-time's `fetch` does it. */
    async call(
      path: string,
      { body, headers }: { readonly body: string; readonly headers: Headers },
    ): Promise<Response> {
      const answer = await send(path, Object.fromEntries(headers), body).catch(() => {
        throw new TypeError('Failed to fetch');
      });
      const passed = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(answer.body, { status: answer.statusCode, headers: passed });
    },
  };
}
