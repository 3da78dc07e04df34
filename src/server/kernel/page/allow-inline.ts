import type { FastifyReply } from 'fastify';

/** By directive, hashes of what stands inside the page, as the policy names them. */
export interface InlineHashes {
  readonly 'script-src'?: readonly string[];
  readonly 'style-src': readonly string[];
}

/** The policy of this answer allows that, too. */
export function allowInline(reply: FastifyReply, hashes: InlineHashes): void {
  const before = reply.getHeader('content-security-policy');
  // Without a policy all is allowed.
  if (typeof before !== 'string') return;
  const policy = Object.entries(hashes).reduce(
    (allowed, [directive, named]: readonly [string, readonly string[]]) =>
      allowed.replace(new RegExp(`${directive} [^;]+`), `$& ${named.join(' ')}`),
    before,
  );
  reply.header('content-security-policy', policy);
}
