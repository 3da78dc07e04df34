import { defineConfig } from 'vitest/config';

// For a copy of the project into which mutants were written: `run-mutants.ts`.
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    env: { BASE_URL: '/svc/' },
    include: ['tests/mutation/code/judge.spec.ts'],
    setupFiles: ['tests/mutation/code/alive.ts'],
    maxWorkers: 1,
    testTimeout: 100_000_000,
  },
});
