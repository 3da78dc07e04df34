import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/load/load-project.ts';
import { mislisted } from '../../src/model/listed-once.ts';
import { readLifeEvents } from '../../src/server/pages/home/life-events.ts';
import { realFiles } from '../lint/project.ts';
import { vocabulary } from './vocabulary.ts';

/** What somebody changes in the real project, and what is told, where. All at once: it is loaded once. */
const edits = [
  {
    what: 'a service that the top page no longer lists',
    file: 'catalog/home.yaml',
    change: (text: string) => text.replace(/^ {6}- service: familyregister-identification-code\n(?: {8,}.*\n)+/mu, ''),
    told: 'home/services catalog/home.yaml',
  },
  {
    what: 'an app that takes what only some screens have as always there',
    file: 'catalog/apps.yaml',
    change: (text: string) => text.replace("missing(mdocRegister) ? '' : ", "false ? '' : "),
    told: 'catalog/apps.yaml',
  },
  {
    what: 'a screen that the server leads to by its name, under another',
    file: 'screens/nenkin/SCK1602-01-002.nenkin-select-menu.yaml',
    change: (text: string) => text.replace('name: nenkin-select-menu', 'name: nenkin-selection'),
    told: 'name/served src/server/services/nenkin/',
  },
];

const textOf = (file: string) => Buffer.from(realFiles.get(file) ?? '').toString();
const changed = edits.map(({ file, change }) => [file, change(textOf(file))] as const);
const { problems } = loadProject(new Map([...realFiles, ...changed]), vocabulary);
const told = problems.map(({ rule, place }) => `${rule} ${place.file}:${place.line}`);

describe('what would not start, or would lead nowhere, is told with file and line', () => {
  it.each(edits)('$what', ({ file, change, told: where }) => {
    expect(change(textOf(file))).not.toBe(textOf(file));
    expect(told.filter((line) => line.includes(where))).not.toEqual([]);
  });
});

describe('the start of the server refuses what the check refuses', () => {
  const card = (name: string) => ({ name, title: '', says: '', to: '' }) as never;
  const home = new URL('../../catalog/home.yaml', import.meta.url);
  const listed = [...textOf('catalog/home.yaml').matchAll(/^ {6}- service: (\S+)/gmu)].map(([, name]) => name ?? '');

  it.each([
    ['all', listed],
    ['one that is not listed', [...listed, 'new']],
    ['all but one', listed.slice(1)],
  ])('with cards of %s', async (_which, names) => {
    const starts = await readLifeEvents(home, names.map(card)).then(
      () => true,
      () => false,
    );
    expect(starts).toBe(mislisted(listed, names).length === 0);
    expect(starts).toBe(names === listed);
  });
});
