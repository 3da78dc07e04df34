import { expect, it } from 'vitest';
import { findUnits } from '../taken-out/units.ts';
import { check, realFiles, withFiles } from './project.ts';

const units = await findUnits();
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
  const unknown = 'codes: [EZZ999]';
  const inService = 'screens/kana/errors.yaml';
  const inFrame = 'catalog/errors.yaml';
  const withRow = (file: string, key: string) => {
    const text = new TextDecoder().decode(realFiles.get(file) as Uint8Array);
    return withFiles(realFiles, {
      [file]: text.replace(`${key}:\n`, `${key}:\n  - { ${unknown}, leave: portalTop }\n`),
    });
  };
  expect(severitiesOf(withRow(inService, 'table'), 'error-code-unknown')).toEqual([`error ${inService}`]);
  expect(severitiesOf(withRow(inFrame, 'first'), 'error-code-unknown')).toEqual([`warning ${inFrame}`]);
}, 60_000);
