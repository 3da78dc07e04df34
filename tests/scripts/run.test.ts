import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../scripts/run.ts';

describe('a tool that ends', () => {
  it.each([
    ['by itself', 'process.exit(0)', 0],
    ['with a failure', 'process.exit(3)', 3],
    ['by a signal (no memory left, say)', 'process.kill(process.pid, "SIGKILL")', 137],
  ])('%s has the exit code a shell gives it', async (_how, script, code) => {
    expect((await outcomeOf('tsx', ['-e', script])).code).toBe(code);
  });
});
