import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, type Visitor } from './visitor.ts';

describe.each(databases)('the clock of the samples on %s', (kind) => {
  const portal = samplePortal(kind);

  it('the clock moves for one session', async () => {
    const [visitor, other] = [await citizen(portal), await citizen(portal)];
    const nowOf = async (who: Visitor) => Date.parse(String((await who.call('who')).json.resBody?.now));
    const start = Date.now();
    await visitor.post('/sandbox/clock', { advanceSeconds: 600 });
    expect(Math.round(((await nowOf(visitor)) - start) / 60_000)).toBe(10);
    expect(Math.round(((await nowOf(other)) - start) / 60_000)).toBe(0);
  });

  it.each([
    ['no number', { advanceSeconds: '10' }],
    ['back', { advanceSeconds: -300 }],
    ['a part of a second', { advanceSeconds: 0.5 }],
    ['further than any deadline', { advanceSeconds: 1e9 + 1 }],
    ['nothing', {}],
  ])('a clock that is asked to move %s stays, and it is said why', async (_, body) => {
    const visitor = await citizen(portal);
    const answer = await visitor.post('/sandbox/clock', body);
    expect(answer).toMatchObject({
      status: 400,
      json: { resultCode: '9001', errors: [{ errorMessage: expect.stringMatching(/整数の秒.*戻せません/u) }] },
    });
    const now = Date.parse(String((await visitor.call('who')).json.resBody?.now));
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });
});
