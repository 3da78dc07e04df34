import { beforeAll, describe, expect, it } from 'vitest';
import { addSwitch } from '../../../src/server/kernel/switches/switches.ts';
import { databases, portalOn } from '../harness.ts';
import { citizen } from '../kernel/visitor.ts';

const words = '工事のため、明日の朝6時まで休止しています。';
const body = { commonHeader: { screenId: 'TEST-01' } };

describe.each(databases)('a service that is closed on %s', (kind) => {
  const portal = portalOn(kind);

  beforeAll(() =>
    addSwitch(portal.database, {
      kind: 'closed',
      target: 'employment-insurance',
      words,
      from: new Date(Date.now() - 1000),
      until: new Date(Date.now() + 3_600_000),
    }),
  );

  it('answers none of its own calls, and all others [AM-043]', async () => {
    const visitor = await citizen(portal);
    const closed = await visitor.post('/api/employment-insurance/record/get', body);
    expect(closed.json).toMatchObject({ resultCode: '9004', errors: [{ errorMessage: words }] });
    expect((await visitor.post('/api/common/login/is-login', body)).json.resultCode).toBe('0000');
  });

  it('says so on its card', async () => {
    const { text } = await (await citizen(portal)).send('/');
    expect(text.match(/いまは休止しています。[^<]*/g)).toEqual([`いまは休止しています。${words}`]);
  });
});
