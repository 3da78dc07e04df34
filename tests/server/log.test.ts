import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { LoggableError } from '../../src/server/db/loggable-error.ts';
import { describeError, loggerOptions } from '../../src/server/kernel/log/log.ts';

const address = '東京都見本区例示町一丁目45番地';

/** A parser quotes what it cannot read. */
function parserError(): Error {
  try {
    JSON.parse(`{"a": ${address}`);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was read.');
}

describe('what a log line says of an error', () => {
  it.each<[string, unknown]>([
    ['a parser', parserError()],
    ['a message of several lines', new Error(`one\n    at ${address} (/x.ts:1:1)\nthree ${address}`)],
    ['fields', Object.assign(new Error('x'), { params: [address], code: address, config: { address } })],
    ['a name', Object.assign(new Error('x'), { name: address })],
    ['a cause', new Error('x', { cause: new Error(address, { cause: address }) })],
    ['several', new AggregateError([new Error(address)], address)],
    ['a text', address],
    ['nothing', undefined],
  ])('%s: nothing of its values', (_what, error) => {
    expect(JSON.stringify(describeError(error))).not.toContain('東京');
  });

  it('the kind, the code, the places, and what may be told', () => {
    const error = Object.assign(new LoggableError('one of ours', { cause: parserError() }), { code: 'E1', table: 't' });
    const said = describeError(error);
    expect(said).toMatchObject({ type: 'LoggableError', message: 'one of ours', code: 'E1', table: 't' });
    expect(said.stack).toMatch(/^ {4}at .*log\.test\.ts:\d+:\d+/);
    expect(said.cause).toMatchObject({
      type: 'SyntaxError',
      message: '',
      stack: expect.stringContaining('log.test.ts'),
    });
  });

  it("the framework's own lines hold neither messages of errors nor queries of addresses", async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: loggerOptions('info', { write: (line) => void lines.push(line) }) });
    app.get('/twice', async (request, reply) => {
      reply.send('a');
      reply.send('b');
      request.log.warn(new Error(address));
      request.log.warn({ err: new Error(address) });
      request.log.warn({ err: new Error(address) }, 'own words');
      return reply;
    });
    app.get('/broken', async () => {
      throw new Error(address);
    });
    for (const path of ['/twice', '/broken', '/nowhere']) await app.inject(`${path}?mail=hanako@example.invalid`);
    await app.close();
    const text = lines.join('');
    for (const path of ['GET', 'own words', '/broken']) expect(text).toContain(path);
    expect(text).not.toMatch(/東京|hanako/);
  });
});
