import { expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';

const { screens } = loadProject(readProjectFiles(process.cwd()), vocabulary).project;
const judged = screens.flatMap(({ name: screen, fields }) =>
  fields.map(({ name, bind, keep, constraints }) => {
    const uses = constraints.map((one) => one.name);
    return { field: `${screen}.${name}`, isKept: bind !== null || keep !== 'never' || uses.includes('required'), uses };
  }),
);

it('what is only searched for may be any word; what is kept may not', () => {
  const withWord = judged.filter(({ uses }) => uses.includes('word'));
  expect(withWord.filter(({ isKept }) => !isKept)).toEqual([]);
  expect(withWord.length).toBeGreaterThan(0);
});
