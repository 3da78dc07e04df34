import { expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { check, realFiles } from '../lint/project.ts';

const { project } = check(realFiles);

it.each(project.catalogs.map(({ locale, messages }) => [locale, messages] as const))(
  'every constraint has its words in catalog/messages.%s.yaml',
  (_locale, messages) => {
    const names = Object.keys(vocabulary.constraints);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !Object.hasOwn(messages, name))).toEqual([]);
  },
);
