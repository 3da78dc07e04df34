import { expect, it } from 'vitest';
import { findUnits } from '../taken-out/units.ts';
import { baseFiles, check, realFiles, withFiles } from './project.ts';

const units = await findUnits();
const unknownCode = 'error-code-unknown';
const textOf = (file: string) => String(baseFiles.get(file));
const severitiesOf = (files: Parameters<typeof check>[0], rule: string) =>
  check(files)
    .problems.filter((problem) => problem.rule === rule)
    .map(({ severity, place }) => `${severity} ${place.file}`);

it('what the frame says of services that are not here is a warning, nothing that stops a build', () => {
  const places = units.filter(({ name }) => name !== 'nenkin').flatMap((unit) => unit.places);
  const isOut = (file: string) => places.some((place) => file === place || file.startsWith(`${place}/`));
  const { problems } = check(new Map([...realFiles].filter(([file]) => !isOut(file))));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(new Set(problems.map(({ rule }) => rule))).toContain('claim-unmet');
}, 60_000);

it('the same mistake is an error in a service, a warning in the frame', () => {
  const row = '{ codes: [EZZ999], leave: portalTop }';
  const inService = 'screens/filing/service.yaml';
  const inFrame = 'catalog/errors.yaml';
  const frame = textOf(inFrame).replace('first: []', `first: [${row}]`);
  expect(
    severitiesOf(withFiles(baseFiles, { [inService]: `${textOf(inService)}errors: [${row}]\n` }), unknownCode),
  ).toEqual([`error ${inService}`]);
  expect(severitiesOf(withFiles(baseFiles, { [inFrame]: frame }), unknownCode)).toEqual([`warning ${inFrame}`]);
});
