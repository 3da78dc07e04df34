import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallAnswer } from '../../../model/drawn-page.ts';
import { belongingTo } from '../../kernel/log/request-id.ts';
import { addressOf } from '../../kernel/sessions/address-of.ts';
import { inNameOf } from '../../kernel/sessions/browser-of.ts';
import { originOf } from '../../kernel/sessions/origin.ts';

/** The call, made in this process as if this browser had made it. `cookies` takes those that the answer sets. */
export async function callAs(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    path,
    body,
    headers,
  }: { readonly path: string; readonly body: string; readonly headers: { readonly [name: string]: string } },
  cookies: string[] = [],
): Promise<CallAnswer> {
  const { cookie, host, 'user-agent': userAgent } = request.headers;
  const origin = originOf(request);
  const asked = {
    method: 'POST',
    url: path,
    payload: body,
    remoteAddress: addressOf(request),
    headers: { ...headers, ...(cookie !== undefined && { cookie }), host, origin, 'user-agent': userAgent },
  } as const;
  // It begins when it is awaited.
  const ask = async () => await app.inject(asked);
  const answer = await belongingTo(request.id, () => inNameOf(request, ask));
  const { 'set-cookie': set = [], ...rest } = answer.headers;
  cookies.push(...[set].flat());
  const told = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: answer.statusCode, text: answer.body, headers: told };
}
