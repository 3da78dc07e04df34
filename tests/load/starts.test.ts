import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { realFiles } from '../lint/project.ts';
import { vocabulary } from './vocabulary.ts';

interface Edit {
  readonly what: string;
  readonly file: string;
  /** null = the file goes. */
  readonly change: (text: string) => string | null;
  readonly told: string;
}

const cardOf = (service: string) => `screens/${service}/catalog/home.yaml`;

/** On the top page: the server does not start with any of them. */
const cards: readonly Edit[] = [
  {
    what: 'a service without a card',
    file: cardOf('familyregister-identification-code'),
    change: () => null,
    told: 'home/services screens/familyregister-identification-code/service.yaml:1',
  },
  {
    what: 'a card below a heading that the top page does not have',
    file: cardOf('nenkin'),
    change: (text) => text.replace('event: pension', 'event: pensions'),
    told: `home/services ${cardOf('nenkin')}:3`,
  },
  {
    what: 'two cards at one place',
    file: cardOf('nq'),
    change: (text) => text.replace('place: 2', 'place: 1'),
    told: `home/services ${cardOf('nq')}:4`,
  },
  {
    what: 'a card of what is not in the portal’s frame',
    file: cardOf('admin'),
    change: () => 'event: work\nplace: 9\nsays: 管理します。\ngo: admin-users\nwords: [[管理]]\n',
    told: `home/services ${cardOf('admin')}:1`,
  },
];

/** What somebody changes in the real project, and what is told, where. All at once: it is loaded once. */
const edits: readonly Edit[] = [
  ...cards,
  {
    what: 'a card that opens nothing',
    file: cardOf('kana'),
    change: (text) => text.replace('go: kana-top\n', ''),
    told: `home/services ${cardOf('kana')}:3`,
  },
  {
    what: 'an app that takes what only some screens have as always there',
    file: 'catalog/apps.yaml',
    change: (text) => text.replace("missing(mdocRegister) ? '' : ", "false ? '' : "),
    told: 'catalog/apps.yaml',
  },
  {
    what: 'a screen that the server leads to by its name, under another',
    file: 'screens/nenkin/SCK1602-01-002.nenkin-select-menu.yaml',
    change: (text) => text.replace('name: nenkin-select-menu', 'name: nenkin-selection'),
    told: 'name/served src/server/services/nenkin/',
  },
];

const textOf = (file: string) => Buffer.from(realFiles.get(file) ?? '').toString();

function withEdits(all: readonly Edit[]): ProjectFiles {
  const files = new Map(realFiles);
  for (const { file, change } of all) {
    const text = change(textOf(file));
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

const { problems } = loadProject(withEdits(edits), vocabulary);
const told = problems.map(({ rule, place }) => `${rule} ${place.file}:${place.line}`);

describe('what would not start, or would lead nowhere, is told with file and line', () => {
  it.each(edits)('$what', ({ file, change, told: where }) => {
    expect(change(textOf(file))).not.toBe(textOf(file));
    expect(told.filter((line) => line.includes(where))).not.toEqual([]);
  });
});

describe('the start of the server refuses what the check refuses', () => {
  const starts = async (files: ProjectFiles) => {
    const folder = mkdtempSync(join(tmpdir(), 'madoguchi-starts-'));
    for (const [name, content] of files) {
      if (!/(?:home|service)\.yaml$/u.test(name)) continue;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    try {
      return (await readHome(pathToFileURL(`${folder}/`))).length > 0;
    } catch (error) {
      return String(error);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('and nothing else', async () => {
    expect(await starts(realFiles)).toBe(true);
  });

  it.each(cards)('$what', async (edit) => {
    const service = edit.file.split('/')[1] ?? '';
    expect(await starts(withEdits([edit]))).toContain(`Cards of the top page: ${service} (`);
  });
});
