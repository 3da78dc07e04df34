import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const client = { id: 'portal', secret: 'of-the-portal' };

interface Granted {
  readonly asked: URLSearchParams;
  readonly subject: string;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const html = { 'content-type': 'text/html; charset=utf-8' };

const chooser = (asked: URLSearchParams) =>
  `<!doctype html><html lang="ja"><title>ログイン</title><a href="?${asked.toString().replaceAll('&', '&amp;')}&amp;login=hanako">hanako</a>`;

/** A small OpenID provider, where a page asks who logs in; `login` in its address says so at once. `change`: claims that are to be otherwise. */
export async function startProvider() {
  const codes = new Map<string, Granted>();
  const change: { [claim: string]: unknown } = {};
  let issuer = '';

  const authorize = (asked: URLSearchParams, response: ServerResponse) => {
    const [code, subject] = [randomUUID(), asked.get('login')];
    const isAsked = asked.get('client_id') === client.id && asked.get('scope')?.split(' ').includes('openid');
    if (!isAsked || asked.get('code_challenge_method') !== 'S256') return void response.writeHead(400).end();
    if (subject === null) return void response.writeHead(200, html).end(chooser(asked));
    codes.set(code, { asked, subject });
    const answer = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    response.writeHead(302, { location: `${asked.get('redirect_uri')}?${answer}` }).end();
  };

  const grant = (sent: URLSearchParams, isClient: boolean) => {
    const code = sent.get('code') ?? '';
    const granted = codes.get(code);
    // Whoever asks with it, a code is good once.
    codes.delete(code);
    const challenge = createHash('sha256').update(sent.get('code_verifier') ?? '');
    const isBound =
      granted?.asked.get('code_challenge') === challenge.digest('base64url') &&
      granted.asked.get('redirect_uri') === sent.get('redirect_uri');
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } };
    if (granted === undefined || !isBound) return { status: 400, body: { error: 'invalid_grant' } };
    const claims = {
      ...{ iss: issuer, aud: client.id, sub: granted.subject, name: `${granted.subject} さん` },
      ...{ exp: Math.floor(Date.now() / 1000) + 60, nonce: granted.asked.get('nonce') },
      ...change,
    };
    return { status: 200, body: { token_type: 'Bearer', id_token: `${part({ alg: 'RS256' })}.${part(claims)}.sig` } };
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/authorize') return authorize(searchParams, response);
    const isClient = request.headers.authorization === `Basic ${btoa(`${client.id}:${client.secret}`)}`;
    const { status, body } = grant(await bodyOf(request), isClient);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    provider: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
    },
    change,
    /** Somebody logs in there; the address that the browser is sent back to. */
    async logIn(address: string, subject: string): Promise<URL> {
      const answer = await fetch(`${address}&login=${subject}`, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    close: () => server.close(),
  };
}
