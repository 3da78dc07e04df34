import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../lint/files-below.ts';

/** Of what the unit tests of a worker share: `isolate: false` in `vite.config.ts`. */
const ofOtherProjects = /^(?:browser|bench|app|render)\//;
const hook = /^(?:beforeAll|beforeEach|afterAll|afterEach|onTestFinished|describe|it|test)\(/m;

it('a module that test files share registers nothing while it is loaded: only the first of them would have it', () => {
  const helpers = filesBelow(join(import.meta.dirname, '..')).filter(
    ([file]) => /\.ts$/.test(file) && !/\.(?:test|spec)\.ts$/.test(file) && !ofOtherProjects.test(file),
  );
  expect(helpers.length).toBeGreaterThan(50);
  expect(helpers.flatMap(([file, text]) => (hook.test(text) ? [file] : []))).toEqual([]);
});
