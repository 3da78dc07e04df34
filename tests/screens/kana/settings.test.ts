import { expect, it } from 'vitest';
import { projectOf } from '../../runtime/project.ts';

const catalog = projectOf().catalogs[0];
const defaults = new Map((catalog?.settings ?? []).map((setting) => [setting.name, setting.default]));

/** Constants of the specification and choices of its ambiguities that are this service's alone: setting, default; times in seconds. */
const constants: readonly (readonly [ids: string, setting: string, value: unknown])[] = [
  ['AM-075', 'kana.address.countsChecked', false],
  ['AM-076', 'kana.address.rule', true],
  ['AM-080', 'kana.withdrawalProcess', 'withdrawal'],
  ['AM-082', 'kana.top.asksBeforeDelete', false],
];

it.each(constants)('%s %s has the default %j', (_ids, setting, value) => {
  expect(defaults.get(setting)).toEqual(value);
});
