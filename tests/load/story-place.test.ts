import { expect, it } from 'vitest';
import { STORY } from './fault-files.ts';
import { loadSmall, textOf } from './small-project.ts';

const PLACE = '話は screens/<サービス>/stories/ に置いてください。';

it.each([
  ['screens/desk/moved.yaml', 'screens/desk/stories/moved.yaml'],
  ['screens/desk/templates/moved.yaml', 'screens/desk/stories/moved.yaml'],
  ['screens/desk/storys/moved.yaml', 'screens/desk/stories/moved.yaml'],
  ['screens/stories/moved.yaml', undefined],
  ['screens/templates/moved.yaml', undefined],
])('a story at %s is told once, as a story', (file, suggestion) => {
  const { problems } = loadSmall({ [file]: textOf(STORY) });
  expect(problems.map(({ rule, message }) => [rule, message])).toEqual([['file/place', PLACE]]);
  expect(problems[0]?.place.file).toBe(file);
  expect(problems[0]?.suggestion).toBe(suggestion);
});

it.each(['Moved', 'moved_out', '転居', 'a--b'])('a story cannot be called %s', (name) => {
  const { problems } = loadSmall({ [`screens/desk/stories/${name}.yaml`]: textOf(STORY) });
  expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
    ['file/name', '話のファイルの名前は、英小文字と数字と - で書いてください。例: file-alone.yaml'],
  ]);
});
