import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { realFiles } from '../lint/project.ts';
import { trialServices } from './trial-services.ts';
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
    file: cardOf('trial-lost'),
    change: () => null,
    told: 'home/services screens/trial-lost/service.yaml:1',
  },
  {
    what: 'a card below a heading that the top page does not have',
    file: cardOf('trial-below'),
    change: (text) => text.replace('event: work', 'event: works'),
    told: `home/services ${cardOf('trial-below')}:1`,
  },
  {
    what: 'two cards at one place',
    file: cardOf('trial-beside'),
    change: (text) => text.replace('place: 93', 'place: 97'),
    told: `home/services ${cardOf('trial-beside')}:2`,
  },
  {
    what: 'a card of what is not in the portal’s frame',
    file: cardOf('trial-elsewhere'),
    change: () => 'event: work\nplace: 94\nsays: 管理します。\npage: /trial-elsewhere\nwords: [[管理]]\n',
    told: `home/services ${cardOf('trial-elsewhere')}:1`,
  },
];

/** What somebody changes in the project, and what is told, where. All at once: it is loaded once. */
const edits: readonly Edit[] = [
  ...cards,
  {
    what: 'a card that opens nothing',
    file: cardOf('trial-closed'),
    change: (text) => text.replace('page: /trial-closed\n', ''),
    told: `home/services ${cardOf('trial-closed')}:1`,
  },
  {
    what: 'a service that names nobody to ask',
    file: 'screens/trial-silent/service.yaml',
    change: (text) => text.replace(/^contact: .*\n/mu, ''),
    told: 'service/contact screens/trial-silent/service.yaml:1',
  },
  {
    what: 'an app that takes what only some screens have as always there',
    file: 'catalog/apps.yaml',
    change: (text) => text.replace("missing(mdocRegister) ? '' : ", "false ? '' : "),
    told: 'catalog/apps.yaml',
  },
  {
    what: 'a screen that the server leads to by its name, under another',
    file: 'screens/trial-served/STR0006-01-001.trial-served-first.yaml',
    change: (text) => text.replace('name: trial-served-first', 'name: trial-served-second'),
    told: 'name/served src/server/services/trial-served/waiting.ts:1',
  },
];

const project = new Map([...realFiles, ...trialServices]);

const textOf = (file: string) => Buffer.from(project.get(file) ?? '').toString();

function withEdits(all: readonly Edit[]): ProjectFiles {
  const files = new Map(project);
  for (const { file, change } of all) {
    const text = change(textOf(file));
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

const { problems } = loadProject(withEdits(edits), vocabulary);
const told = problems.map(({ rule, place }) => `${rule} ${place.file}:${place.line}`);

it('nothing is told of them as they are', () => {
  const { problems } = loadProject(project, vocabulary);
  const ofTrials = problems.filter(({ severity, place }) => severity === 'error' && place.file.includes('trial-'));
  expect(ofTrials.map(({ rule, place, message }) => `${rule} ${place.file}:${place.line} ${message}`)).toEqual([]);
});

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
      return (await readHome(pathToFileURL(`${folder}/`))).events.length > 0;
    } catch (error) {
      return String(error);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('and nothing else', async () => {
    expect(await starts(project)).toBe(true);
  });

  it.each(cards)('$what', async (edit) => {
    const service = edit.file.split('/')[1] ?? '';
    expect(await starts(withEdits([edit]))).toContain(`Cards of the top page: ${service} (`);
  });
});
