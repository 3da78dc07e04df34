import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { Visitor } from './visitor.ts';

describe.each(databases)('calls that no endpoint answers yet on %s', (kind) => {
  const sandbox = samplePortal(kind);
  const real = samplePortal(kind, { sandbox: false });

  it('the sandbox answers with the example', async () => {
    const { json } = await new Visitor(sandbox).call('drawn');
    expect(json).toEqual({ resultCode: '0000', resBody: { rows: [{ name: '見本' }] } });
  });

  it('but not without one', async () => {
    expect((await new Visitor(sandbox).call('silent')).status).toBe(404);
  });

  it('nobody else answers', async () => {
    expect((await new Visitor(real).call('drawn')).status).toBe(404);
  });
});
