import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/load/load-project.ts';
import { loadSmall, smallProject, textOf } from './small-project.ts';
import { vocabulary } from './vocabulary.ts';

const FOLDER = 'screens/desk';
const FILE = `${FOLDER}/SCK0001-02-002.desk-jpa.yaml`;

/** What is told of the names when the screen's text is in another file instead of its own. */
function named(file: string, text = textOf(FILE)) {
  const files = new Map(smallProject());
  files.delete(FILE);
  const { problems } = loadProject(files.set(`${FOLDER}/${file}`, text), vocabulary);
  return problems
    .filter(({ rule }) => rule === 'file/name')
    .map(({ place, message, suggestion }) => ({ at: `${place.line}:${place.column}`, message, suggestion }));
}

describe("the name of a screen's file", () => {
  it('agrees with the id and the name in it', () => {
    expect(named('SCK0001-02-002.desk-jpa.yaml')).toEqual([]);
  });

  it.each([
    [
      'has another name',
      'SCK0001-02-002.desk-jma.yaml',
      '2:7',
      '画面の名前とファイルの名前が違います。ファイルの名前を「SCK0001-02-002.desk-jpa.yaml」にするか、name を直してください。',
      'desk-jma',
    ],
    [
      'has another id',
      'SCK0001-02-009.desk-jpa.yaml',
      '1:5',
      '画面IDとファイルの名前が違います。ファイルの名前を「SCK0001-02-002.desk-jpa.yaml」にするか、id を直してください。',
      'SCK0001-02-009',
    ],
    [
      'has another id and another name',
      'SCK0001-02-009.desk-other.yaml',
      '1:5',
      'ファイルの名前が、画面IDと画面の名前に合っていません。ファイルの名前を「SCK0001-02-002.desk-jpa.yaml」にしてください。',
      'SCK0001-02-002.desk-jpa.yaml',
    ],
    [
      'is the id only',
      'SCK0001-02-002.yaml',
      '2:7',
      'ファイルの名前に、画面の名前がありません。ファイルの名前を「SCK0001-02-002.desk-jpa.yaml」にしてください。',
      'SCK0001-02-002.desk-jpa.yaml',
    ],
    [
      'is the name only',
      'desk-jpa.yaml',
      '1:5',
      'ファイルの名前が、画面IDと画面の名前に合っていません。ファイルの名前を「SCK0001-02-002.desk-jpa.yaml」にしてください。',
      'SCK0001-02-002.desk-jpa.yaml',
    ],
    [
      'has one part too many',
      'SCK0001-02-002.desk-jpa.old.yaml',
      '1:5',
      'ファイルの名前が、画面IDと画面の名前に合っていません。ファイルの名前を「SCK0001-02-002.desk-jpa.yaml」にしてください。',
      'SCK0001-02-002.desk-jpa.yaml',
    ],
  ])('is told once where it %s', (_what, file, at, message, suggestion) => {
    expect(named(file)).toEqual([{ at, message, suggestion }]);
  });

  it('is not blamed for an id or a name that cannot be read', () => {
    expect(named('SCK0001-02-002.desk-jpa.yaml', textOf(FILE).replace('desk-jpa', 'Desk-jpa'))).toEqual([]);
    expect(named('SCK0001-02-002.desk-jpa.yaml', textOf(FILE).replace('SCK0001-02-002', 'SCK1'))).toEqual([]);
  });

  it('may be right in two files of one id: the id is told, not the names', () => {
    const second = `${FOLDER}/SCK0001-02-002.desk-second.yaml`;
    const text = textOf(FILE)
      .replaceAll('desk-jpa', 'desk-second')
      .replace(/^path: .*$/m, 'path: second/');
    const { problems } = loadSmall({ [second]: text });
    const told = problems.filter(({ rule }) => rule === 'file/name' || rule === 'screen/unique');
    expect(told.map(({ rule, place }) => `${rule} ${place.file}`)).toEqual([`screen/unique ${second}`]);
    expect(told[0]?.message).toContain('SCK0001-02-002');
  });

  it('is not asked of the service and its error table', () => {
    expect(loadSmall({ [`${FOLDER}/errors.yaml`]: 'table: []\n' }).problems.map(({ rule }) => rule)).not.toContain(
      'file/name',
    );
  });
});
