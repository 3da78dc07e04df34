import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Scope } from '../../src/model/expression.ts';
import { filesBelow } from '../lint/files-below.ts';
import { brief, check, realFiles } from '../lint/project.ts';
import { withWords } from './component-words.ts';
import { draw } from './draw.tsx';
import { fakeScreen } from './fake-screen.ts';

/** One entry of a block's `examples.yaml`: a view as screens write it. */
interface Example {
  readonly says: string;
  readonly view: readonly unknown[];
  /** What else the screen has. */
  readonly screen?: { readonly [key: string]: unknown };
  /** What its expressions read. */
  readonly scope?: Scope;
  readonly shows?: readonly { readonly role: string; readonly name?: string }[];
  readonly texts?: readonly string[];
}

const folder = 'src/blocks';
const kinds = readdirSync(folder);
const examples = kinds.flatMap((kind) =>
  (parse(readFileSync(`${folder}/${kind}/examples.yaml`, 'utf8')) as readonly Example[]).map(
    (example) => [kind, example.says, example] as const,
  ),
);

/** What the examples call, and the types of the run-time's tests. */
const contracts = ['tests/render/contracts', 'tests/runtime/contracts'].flatMap((place) =>
  filesBelow(place).map(([file, yaml]) => [`catalog/${file}`, yaml] as const),
);

const FILE = 'screens/example/SEX0001-01-001.example.yaml';
const files = new Map([
  ...[...realFiles].filter(([file]) => !file.startsWith('screens/')),
  ...contracts,
  [
    'screens/example/service.yaml',
    'service: example\ntitle: 見本\nbare: [{ leave: portalTop }]\nflows:\n  main: { screens: [example-input, example], startsAt: [example-input, example] }\nerrors: [{ leave: portalTop }]\n',
  ],
  [
    'screens/example/SEX0001-01-002.example-input.yaml',
    'id: SEX0001-01-002\nname: example-input\npath: input/\ntitle: 入力\nview:\n  - field: kana\n  - { button: 次へ, action: next }\nfields:\n  kana: { label: 振り仮名, widget: text, maxLength: 50 }\n',
  ],
] as [string, string][]);

function load({ view, screen: more }: Example) {
  const written = { id: 'SEX0001-01-001', name: 'example', path: 'example/', title: '見本の画面', view, ...more };
  return check(new Map([...files, [FILE, stringify(written)]]));
}

describe.each(examples)('block %s: %s', (kind, _says, example) => {
  const loaded = load(example);

  it('uses the block, and nothing in it is wrong', () => {
    const { problems } = loaded;
    expect(problems.filter(({ place }) => place.file === FILE).map(brief)).toEqual([]);
    expect(example.view.some((block) => Object.hasOwn(block as object, kind))).toBe(true);
  });

  it('shows what the example says', async () => {
    const { project } = loaded;
    const { view = [], fields = [] } = project.screens.find(({ name }) => name === 'example') ?? {};
    await draw(fakeScreen({ view, fields, ...(example.scope && { scope: example.scope }) }));
    const { shows = [], texts = [] } = example;
    const found = [
      ...shows.map(({ role, name }) => [
        role,
        name,
        screen.queryAllByRole(role, name === undefined ? {} : { name: withWords(name) }).length,
      ]),
      ...texts.map((text) => ['text', text, screen.queryAllByText(withWords(text)).length]),
    ];
    expect(found).not.toEqual([]);
    expect(found.filter(([, , times]) => times !== 1)).toEqual([]);
  });
});
