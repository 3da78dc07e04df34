import { describe, expect, it } from 'vitest';
import { findRow } from '../../src/runtime/calls/error-rows.ts';
import { madeFailure } from '../../src/runtime/calls/failure.ts';
import { projectOf } from '../runtime/project.ts';

const { catalogs } = projectOf();
const calls = catalogs[0]?.calls ?? [];
const first = catalogs[0]?.errors.first ?? [];

const rowFor = (status: number, call: (typeof calls)[number]) =>
  findRow({ ...madeFailure(`http-${status}`), status, call: call.name }, [first], {}, call);

describe('HTTP 500 and 503 leave for the static page before anything else, but not for a call that keeps its screen [AM-044 ER-142]', () => {
  it('the calls that keep their screen', () => {
    const kept = calls.filter(({ keepsScreen }) => keepsScreen).map(({ name }) => name);
    expect(kept.toSorted()).toEqual([
      // A file that could not be sent stays in its place, with a retry.
      'nqAttachmentAdd',
      'nqAttachmentRemove',
      'pseudonymStatusCheck',
      'qrCardAssistStatusCheck',
      'sendAuthCode',
      'signatureStatusCheck',
      'taxMedicalExpenses',
      'verifyAuthCode',
    ]);
  });

  it.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
    for (const [status, address] of [
      [500, 'staticError'],
      [503, 'staticBusy'],
    ] as const) {
      const steps = rowFor(status, call)?.do.map(({ kind, options }) => [kind, options.leave]);
      expect(steps).toEqual(call.keepsScreen ? undefined : [['leave', address]]);
    }
  });
});
