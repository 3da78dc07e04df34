import { expect, it } from 'vitest';
import { agencyStates } from '../../../src/server/common/agency/waiting-items.ts';
import { states } from '../../../src/server/kernel/page/chip.ts';
import { kanaStates } from '../../../src/server/services/kana/filed.ts';
import { projectOf } from '../../runtime/project.ts';

const lists = projectOf().catalogs[0]?.codes ?? [];

/** Home, the to-do list and the stand-ins take their words from one table, the pages of the services theirs from the catalogue. */
it.each([
  ['nqApplicationState', agencyStates],
  ['hpkiStatus', agencyStates],
  ['kanaProcedureStatus', kanaStates],
] as const)('%s: a filing has one word for its state everywhere', (name, of) => {
  const codes = lists.find((list) => list.name === name)?.codes ?? [];
  const told = Object.keys(of).map((status) => {
    const { tone, label } = codes.find(({ value }) => value === status) ?? {};
    // More may be said of it.
    return [status, tone, label?.replace(/。.*$/u, '')];
  });
  expect(told).toEqual(Object.entries(of).map(([status, state]) => [status, ...states[state]]));
});
