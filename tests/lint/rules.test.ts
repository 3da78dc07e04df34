import { describe, expect, it } from 'vitest';
import { baseFiles, brief, check, exampleFile, realFiles, rules, withFiles } from './project.ts';

describe('every rule', () => {
  it('is asked about a project without mistakes and finds none', () => {
    expect(check(baseFiles).problems.map(brief)).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s: the good example gives no Problem', (_id, rule) => {
    const example = rule.good;
    const { file, text } = exampleFile(example);
    const { problems } = check(withFiles(baseFiles, { ...example.beside, [file]: text }));
    expect(problems.filter(({ place }) => place.file === file).map(brief)).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s: the bad example gives exactly one Problem, at the marked place',
    (_id, rule) => {
      const example = rule.bad;
      const { file, text, line, column } = exampleFile(example);
      const { problems } = check(withFiles(baseFiles, { ...example.beside, [file]: text }));
      expect(problems.filter(({ place }) => place.file === file).map(brief)).toEqual([
        `${rule.id} ${file}:${line}:${column}`,
      ]);
      expect(problems.find((problem) => problem.rule === rule.id)?.severity).toBe(rule.severity);
    },
  );
});

describe('the real screens', () => {
  it('raise no alarm', () => {
    expect(check(realFiles).problems.map(brief)).toEqual([]);
  }, 30_000);
});
