import { expect, it } from 'vitest';
import { namingSteps } from '../../src/runtime/run/naming-steps.ts';
import type { Run, RunStep } from '../../src/runtime/run/run.ts';
import { thrownIn } from '../stories/in-process/thrown.ts';

const nothing = {} as Run;

it.each([
  [
    'at once',
    () => {
      throw new ReferenceError('document is not defined');
    },
  ],
  ['later', () => Promise.reject(new ReferenceError('document is not defined'))],
] as const)('a step that throws %s is named to developers, once and by the innermost', async (_when, odd: RunStep) => {
  const reports: { readonly what: string; readonly detail: unknown }[] = [];
  const outer: RunStep = async (options, run) => runners.odd?.(options, run) ?? 'next';
  const runners = namingSteps({ odd, outer }, (what, detail) => void reports.push({ what, detail }));
  await expect((async () => runners.outer?.({} as never, nothing))()).rejects.toThrow(ReferenceError);
  expect(reports.map(({ what, detail }) => [what, String(detail)])).toEqual([
    ['step', 'Error: Step odd: ReferenceError: document is not defined'],
  ]);
  expect(thrownIn({ reports })).toContain('Step odd: ReferenceError: document is not defined');
});
