import { describe, expect, it } from 'vitest';
import { contractIn } from '../../src/load/files/own-part.ts';
import { check, rules } from './project.ts';
import { transplanted } from './transplant.ts';

describe('the bad example of each rule, put into the real project', () => {
  const inServices = rules.filter(
    ({ bad: { file = 'screens/' } }) => file.startsWith('screens/') && contractIn(file) === null,
  );

  it('is told by the rule, all of them at once', () => {
    const { files, own } = transplanted(inServices);
    const { problems } = check(files);
    const errors = problems.filter((p) => !rules.some((r) => r.id === p.rule));
    expect(errors).toEqual([]);
    const told = new Set(problems.map(({ rule, place }) => `${rule} ${place.file}`));
    expect(own.filter(({ rule, file }) => !told.has(`${rule} ${file}`))).toEqual([]);
  }, 120_000);
});
