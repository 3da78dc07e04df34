import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { lightenAnswers } from '../../../src/server/kernel/calls/light-answers.ts';
import { samplePortal } from './sample-portal.ts';
import { Visitor } from './visitor.ts';

const long = { name: '窓口'.repeat(300) };
const short = { name: '窓口' };

/** An answer as it comes over the wire. */
async function answered(body: object, accepted: string) {
  const app = Fastify();
  await app.register(async (api) => {
    lightenAnswers(api);
    api.post('/api/sample', async () => body);
  });
  const headers = { 'accept-encoding': accepted };
  const { rawPayload, headers: sent } = await app.inject({ method: 'POST', url: '/api/sample', headers });
  return { bytes: rawPayload, sent };
}

describe('answers of calls', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('what is long is compressed as the browser takes it (%s)', async (accepted, encoding, unpacked) => {
    const { bytes, sent } = await answered(long, accepted);
    expect([sent['content-encoding'], sent.vary]).toEqual([encoding, 'accept-encoding']);
    expect(JSON.parse(String(unpacked(bytes)))).toEqual(long);
    expect(bytes.length).toBeLessThan(200);
  });

  it.each([
    ['what is short', short, 'br'],
    ['what the browser does not unpack', long, 'identity'],
  ])('%s is sent as it is', async (_what, body, accepted) => {
    const { bytes, sent } = await answered(body, accepted);
    expect([JSON.parse(String(bytes)), sent['content-encoding']]).toEqual([body, undefined]);
  });

  const portal = samplePortal('PGlite');

  it('of headers, they have those that concern no page alone', async () => {
    const { headers } = await new Visitor(portal).call('who');
    expect(
      Object.fromEntries([...headers].filter(([name]) => /policy|^x-|cache|transport|ratelimit/u.test(name))),
    ).toEqual({
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });
});
