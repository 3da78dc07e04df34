import { expect, it } from 'vitest';
import { projectOf } from '../../runtime/project.ts';

const catalog = projectOf().catalogs[0];
const defaults = new Map((catalog?.settings ?? []).map((setting) => [setting.name, setting.default]));

/** Constants of the specification and choices of its ambiguities that are this service's alone: setting, default; times in seconds. */
const constants: readonly (readonly [ids: string, setting: string, value: unknown])[] = [
  ['AM-125', 'poll.limit', 300],
  ['AM-125', 'launch.keep', 3600],
  ['CO-018', 'offline.enabled', '000'],
  ['AM-001', 'launch.acceptedProcessIds', ['000', '001']],
  ['CO-047', 'toast.most', 20],
  ['AM-013', 'offline.after', 'finish'],
  ['AM-119', 'steps.advance', false],
  ['AM-117', 'age.always', false],
];

it.each(constants)('%s %s has the default %j', (_ids, setting, value) => {
  expect(defaults.get(setting)).toEqual(value);
});

it('turnIn is logged as 0 and 1 [EN-063 EN-064]', () => {
  const codes = catalog?.codes.find((list) => list.name === 'turnIn')?.codes;
  expect(codes?.map(({ value, logged }) => [value, logged])).toEqual([
    ['online', '0'],
    ['offline', '1'],
  ]);
});
