import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { StaticHeaders } from '../../../scripts/static/headers.ts';

export interface StaticServer {
  readonly origin: string;
  /** Answers an address with something else than what was built. */
  readonly instead: Map<string, string>;
  stop(): Promise<void>;
}

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Any web server, set up as docs/official-portal.md says: files below `/svc/`, one policy for all of them, everything else from the portal. */
export async function startStaticServer(portalOrigin: string): Promise<StaticServer> {
  const instead = new Map<string, string>();
  const policy = documentedPolicy();
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '', portalOrigin);
    if (!pathname.startsWith('/svc/')) return pass(portalOrigin, incoming, answer);
    // nginx: try_files $uri $uri/index.html /svc/index.html
    const tried = [pathname, `${pathname}/index.html`, '/svc/index.html'].map((path) => join('dist', path));
    const file = tried.find((path) => existsSync(path) && statSync(path).isFile()) ?? '';
    answer.setHeader('content-security-policy', policy);
    answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    answer.end(instead.get(pathname) ?? readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    instead,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The policy of the document, with the hashes that the build wrote for it. */
function documentedPolicy(): string {
  const [, written = ''] =
    /`Content-Security-Policy: ([^`]+)`/.exec(readFileSync('docs/official-portal.md', 'utf8')) ?? [];
  const hashes = JSON.parse(readFileSync('dist/headers.json', 'utf8')) as StaticHeaders;
  return Object.entries(hashes).reduce(
    (policy, [directive, named]) => policy.replace(`${directive} 'self'`, `$& ${(named as string[]).join(' ')}`),
    written,
  );
}

function pass(portalOrigin: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = incoming;
  const passed = request(`${portalOrigin}${url}`, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    // A connection that the portal drops is dropped here.
    pipeline(reply, answer, () => {});
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
}
