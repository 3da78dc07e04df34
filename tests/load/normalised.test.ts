import { describe, expect, it } from 'vitest';
import type { EachBlock } from '../../src/blocks/each/block.ts';
import type { LinkBlock } from '../../src/blocks/link/block.ts';
import type { SummaryBlock } from '../../src/blocks/summary/block.ts';
import { ship } from '../../src/load/ship.ts';
import type { ChangeTarget } from '../../src/model/link.ts';
import type { Screen } from '../../src/model/screen.ts';
import { loadSmall, textOf } from './small-project.ts';

const { project } = loadSmall();

function screen(name: string): Screen {
  const found = project.screens.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no screen ${name}`);
  return ship(found);
}

const CHOOSE = 'screens/desk/SCK0001-01-001.desk-choose.yaml';

/** The screen `desk-choose` after one replacement in its YAML. */
function edited(from: string, to: string): Screen {
  const loaded = loadSmall({ [CHOOSE]: textOf(CHOOSE).replace(from, () => to) });
  expect(loaded.problems).toEqual([]);
  const found = loaded.project.screens.find((candidate) => candidate.name === 'desk-choose');
  if (found === undefined) throw new Error('desk-choose is gone');
  return ship(found);
}

describe('a screen, normalised', () => {
  it('puts its path below the base of its service', () => {
    expect(screen('desk-choose').routes).toEqual([{ name: 'desk-choose', path: 'desk/choose/', kind: '' }]);
  });

  it('has next and back without writing them', () => {
    const back = screen('desk-choose').actions.find(({ name }) => name === 'back');
    expect(back).toEqual({
      name: 'back',
      steps: [{ kind: 'go', options: { go: 'back', with: {} } }],
      validate: 'none',
    });
  });

  it('turns a text with a placeholder into parts with a checked tree', () => {
    expect(screen('desk-choose').view[0]).toEqual({
      kind: 'text',
      shownWhen: null,
      text: {
        kind: 'text',
        parts: [
          '手順',
          { kind: 'expression', source: 'launch.step', tree: ['get', ['name', 'launch'], 'step'] },
          'です。',
        ],
      },
    });
  });

  it.each([
    ['text', '001', '001'],
    ['text', 'true', 'true'],
    ['text', '""', ''],
    ['list', '[000, "001", 5, true]', ['000', '001', '5', 'true']],
    ['list', '[]', []],
    ['seconds', '5minutes', 300],
    ['seconds', '300', 300],
    ['number', '15', 15],
  ])('reads the default of a setting by its type %s: %s', (type, written, value) => {
    const file = 'catalog/settings.yaml';
    const added = `${textOf(file)}  age.more: { says: 年齢, type: ${type}, default: ${written} }\n`;
    const loaded = loadSmall({ [file]: added });
    expect(loaded.problems).toEqual([]);
    const [catalog] = loaded.project.catalogs;
    expect(catalog?.settings.find(({ name }) => name === 'age.more')?.default).toEqual(value);
  });

  it('reads durations as seconds and settings as expressions', () => {
    const poll = screen('desk-choose').actions[0]?.steps[4]?.options;
    expect([poll?.every, poll?.giveUpAfter]).toEqual([
      {
        kind: 'expression',
        source: 'settings.poll.every',
        tree: ['get', ['get', ['name', 'settings'], 'poll'], 'every'],
      },
      300,
    ]);
    expect(screen('desk-check').watch[0]?.poll.options.every).toBe(0.3);
  });

  it('takes the choices of a code list and keeps 01 as it is written', () => {
    expect(screen('desk-choose').fields[0]?.options).toEqual([
      { value: 'online', label: 'オンライン', hint: '' },
      { value: '01', label: '窓口', hint: '' },
    ]);
  });

  it('gives a constraint the wording of the field, or none of its own', () => {
    const [way, name] = screen('desk-choose').fields;
    expect(way?.constraints).toEqual([{ name: 'required', argument: true, message: '方法を選んでください。' }]);
    expect(name?.constraints).toEqual([
      { name: 'required', argument: true, message: null },
      { name: 'maxLength', argument: 20, message: null },
    ]);
  });

  it('reads the short form of an error row', () => {
    expect(screen('desk-choose').actions[0]?.steps[1]?.options.onError).toEqual([
      {
        codes: ['ED1107'],
        except: [],
        calls: [],
        status: null,
        resultCode: null,
        keepsScreen: false,
        ignore: false,
        do: [{ kind: 'showAt', options: { showAt: 'name', message: 'wrongCode' } }],
      },
    ]);
  });

  it('names a crumb after its screen', () => {
    expect(screen('desk-check').breadcrumb).toEqual({
      breadcrumbName: '確認',
      parents: [{ breadcrumbName: '選択', breadcrumbUrl: 'desk-choose', breadcrumbPrefix: '', leaveVueFlag: false }],
    });
  });

  it('reads unless beside a step and a branch that is a step itself', () => {
    const [choose] = screen('desk-check').enter;
    expect(choose?.options.choose).toMatchObject([
      { when: { source: 'has(url.key)' }, do: [{ kind: 'set' }] },
      { do: [{ kind: 'fail', options: { fail: 'F00114' } }] },
    ]);
  });

  it('puts the letters in the place of the name of their list, and options per item apart', () => {
    const [, reading, guests] = screen('desk-jpa').fields;
    expect(reading?.constraints).toMatchObject([
      { name: 'allow', argument: 'ァ-ヺー' },
      { name: 'mustDifferFrom', argument: { source: 'form.code' } },
    ]);
    expect(guests).toMatchObject({
      type: 'list',
      bind: 'state.guests',
      widgetOptions: { edits: 'comes' },
      constraints: [{ name: 'atLeast', argument: { count: 1, where: 'comes' } }],
      items: {
        edits: 'comes',
        key: { tree: ['get', ['name', 'item'], 'id'] },
        options: { group: '', badge: '', lockedWhen: { source: 'item.id == 1' } },
      },
    });
  });

  it('a change that names a template is there once for each of its screens, with the condition under which that is shown', () => {
    const check = 'screens/desk/SCK0001-01-002.desk-check.yaml';
    const variants = Object.fromEntries(
      ['SCK0001-02-001.desk-jma', 'SCK0001-02-002.desk-jpa'].map((screen, index) => {
        const file = `screens/desk/${screen}.yaml`;
        return [file, `${textOf(file)}shownWhen: has(state.note) && state.note == 'v${index}'\n`];
      }),
    );
    const text = textOf(check)
      .replace('change: desk-choose#name', 'change: apply#code')
      .replace('change: desk-choose#way', 'change: apply');
    const loaded = loadSmall({ ...variants, [check]: text });
    expect(loaded.problems).toEqual([]);
    const [summary, each] = loaded.project.screens.find(({ name }) => name === 'desk-check')?.view ?? [];
    const targetOf = (change: ChangeTarget | null | undefined) => [
      change?.screen,
      change?.field,
      change?.shownWhen?.source,
    ];
    const rows = (summary as SummaryBlock).rows.slice(0, 2);
    expect(rows.map((row) => ('rows' in row ? null : targetOf(row.change)))).toEqual([
      ['desk-jma', 'code', "has(state.note) && state.note == 'v0'"],
      ['desk-jpa', 'code', "has(state.note) && state.note == 'v1'"],
    ]);
    const links = (each as EachBlock).blocks.filter((block) => block.kind === 'link');
    expect(links.map((link) => targetOf((link as LinkBlock).change)[0])).toEqual(['desk-jma', 'desk-jpa', 'desk-kana']);
  });

  it('has its inputs in the order of the view, also those that the screen adds to its template', () => {
    const jma = 'screens/desk/SCK0001-02-001.desk-jma.yaml';
    const text = textOf(jma)
      .replace('[{ text: 会員番号も入力してください。 }]', '[{ field: member }, { field: reading }]')
      .concat('fields: { member: { label: 会員番号, widget: text } }\n');
    const loaded = loadSmall({ [jma]: text });
    expect(loaded.problems).toEqual([]);
    const fields = loaded.project.screens.find(({ name }) => name === 'desk-jma')?.fields.map(({ name }) => name);
    expect(fields).toEqual(['code', 'number', 'member', 'reading', 'guests']);
  });

  it('a field that no screen of the template has is told once', () => {
    const check = 'screens/desk/SCK0001-01-002.desk-check.yaml';
    const { problems } = loadSmall({
      [check]: textOf(check).replace('change: desk-choose#name', 'change: apply#cod'),
    });
    expect(problems.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([['name/field', 'code']]);
  });

  it('fills slots and folds the constants of a template', () => {
    expect(screen('desk-jma').view.map(({ kind }) => kind)).toEqual(['field', 'field', 'text']);
    expect(screen('desk-jpa').view.map(({ kind }) => kind)).toEqual(['field']);
    expect(screen('desk-jpa').fields.map(({ name }) => name)).toEqual(['code', 'reading', 'guests']);
    expect(screen('desk-jma').title).toMatchObject({
      parts: [{ tree: ['call', 'label', ['value', 'issuer'], ['value', 'jma']] }, 'の申請'],
    });
  });

  it('takes over a shared template: adds names, asks its own error rows first, fills slots among steps and rows at any depth', () => {
    const { project, problems } = loadSmall({
      'screens/templates/closing.yaml': CLOSING,
      'screens/desk/SCK0001-04-001.desk-closed.yaml': CLOSED,
      'screens/desk/SCK0001-04-002.desk-left.yaml': LEFT,
    });
    expect(problems.map(({ rule, place, message }) => `${rule} ${place.file}:${place.line} ${message}`)).toEqual([]);
    const of = (name: string) => project.screens.find((one) => one.name === name);
    const steps = (name: string, action: string) =>
      JSON.stringify(of(name)?.actions.find((one) => one.name === action)?.steps, (key, value) =>
        key === 'at' ? undefined : value,
      );
    expect(of('desk-closed')?.url.map(({ name }) => name)).toEqual(['key', 'page']);
    expect(of('desk-closed')?.actions.map(({ name }) => name)).toEqual(['quit', 'stay', 'next', 'back']);
    expect(of('desk-closed')?.errors.map(({ codes }) => codes)).toEqual([['EDX001'], ['EDX002'], ['network'], ['any']]);
    expect(of('desk-left')?.errors.map(({ codes }) => codes)).toEqual([['network'], ['any']]);
    expect(steps('desk-closed', 'quit')).toContain('desk-choose');
    expect(steps('desk-left', 'quit')).not.toContain('desk-choose');
    expect(steps('desk-left', 'quit')).toContain('"leave":"top"');
    expect(of('desk-closed')?.view.map((block) => (block as Partial<SummaryBlock>).rows?.length)).toContain(2);
    expect(of('desk-left')?.view.map((block) => (block as Partial<SummaryBlock>).rows?.length)).toContain(1);
  });

  it('a template of a service fills what a shared one leaves to it, and leaves the rest to its screens', () => {
    const { project, problems } = loadSmall({
      'screens/templates/closing.yaml': CLOSING,
      'screens/desk/templates/desk-closing.yaml': DESK_CLOSING,
      'screens/desk/SCK0001-04-001.desk-last.yaml': LAST,
    });
    expect(problems.map(({ rule, place, message }) => `${rule} ${place.file}:${place.line} ${message}`)).toEqual([]);
    const last = project.screens.find(({ name }) => name === 'desk-last');
    expect(last?.url.map(({ name }) => name)).toEqual(['key', 'page', 'side']);
    expect(last?.errors.map(({ codes }) => codes)).toEqual([['EDX001'], ['network'], ['any']]);
    const [, quit, help] = last?.view ?? [];
    expect(quit).toMatchObject({ kind: 'button', text: 'やめる' });
    expect(help).toBeUndefined();
    expect(JSON.stringify(last?.view)).toContain('終わった理由は2つです。');
    expect(JSON.stringify(last?.actions)).toContain('desk-choose');
  });

  it.each([
    ['wording of a text', 'text: 説明です。', 'text: 説明を読んでください。'],
    ['wording of a message', '方法を選んでください。', '方法をお選びください。'],
    ['label of a field', 'label: 名前', 'label: お名前'],
  ])('keeps the schema hash when the %s changes', (_what, from, to) => {
    expect(edited(from, to).schemaHash).toBe(screen('desk-choose').schemaHash);
  });

  it('changes the schema hash with a constraint', () => {
    expect(edited('maxLength: 20', 'maxLength: 30').schemaHash).not.toBe(screen('desk-choose').schemaHash);
  });

  it('ships no places', () => {
    expect(JSON.stringify(screen('desk-choose'))).not.toContain('"line"');
  });
});

describe('fields that repeat for every item of a list', () => {
  const [group] = screen('desk-kana').groups;

  it('stand apart from the fields that stand once', () => {
    expect(screen('desk-kana').fields).toEqual([]);
    expect(group).toMatchObject({
      name: 'kanaOf',
      each: 'state.family.members',
      key: { source: 'item.id', tree: ['get', ['name', 'item'], 'id'] },
      where: { source: 'item.adult && has(item.age)' },
      above: [{ kind: 'text' }],
    });
  });

  it('are read like other fields and bound to the item', () => {
    expect(group?.fields.map(({ name, bind, required, absent }) => [name, bind, required, absent])).toEqual([
      ['kana', 'item.kana', true, null],
      ['reason', null, false, ''],
    ]);
  });

  it('have a validator of their own beside the screen’s', () => {
    const hashes = [screen('desk-kana').schemaHash, group?.schemaHash];
    expect(hashes).toEqual([expect.stringMatching(/^[0-9a-z]{20}$/), expect.stringMatching(/^[0-9a-z]{20}$/)]);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe('what can be changed', () => {
  const shownWhen = { kind: 'expression', source: '!state.done', tree: ['not', ['get', ['name', 'state'], 'done']] };
  const [summary, each] = screen('desk-check').view;

  it('carries what its screen knows: the condition, and the key of repeated fields', () => {
    const change = { screen: 'desk-choose', field: 'name', group: null, shownWhen };
    expect(summary).toMatchObject({
      rows: [{ change }, { change: null }, { rows: [{ change: { ...change, field: '' } }] }],
    });
    expect(each).toMatchObject({
      blocks: [
        {},
        {},
        { kind: 'link', dialog: null, action: null, address: null, change: { ...change, field: 'way' } },
        { change: { screen: 'desk-kana', field: 'kana', group: { name: 'kanaOf', key: { source: 'item.id' } } } },
      ],
    });
  });
});

const CLOSING = `template: closing
url: { key: { optional: true } }
view:
  - summary:
      - { label: 受付, value: "\${has(url.key) ? url.key : '—'}" }
      - slot: rows
  - { button: やめる, action: quit }
actions:
  quit:
    - when: has(url.key)
      do:
        - slot: before
          otherwise: { leave: top }
    - leave: top
errors:
  - slot: errors
  - { codes: [network], leave: top }
  - { codes: [any], leave: top }
`;

const CLOSED = `id: SCK0001-04-001
name: desk-closed
path: closed/
title: 終わり
extends: closing
url: { page: { optional: true } }
slots:
  rows: [{ label: 枚数, value: "\${has(url.page) ? url.page : '1'}" }]
  before: { go: desk-choose }
  errors: [{ codes: [EDX002], leave: top }]
actions:
  stay: [{ stop: true }]
errors:
  - { codes: [EDX001], leave: top }
`;

const LEFT = `id: SCK0001-04-002
name: desk-left
path: left/
title: 中止
extends: closing
`;

const DESK_CLOSING = `template: desk-closing
extends: closing
params: { reasons: { type: number, default: 3 } }
url: { page: { optional: true } }
slots:
  rows:
    - { label: 理由, value: "終わった理由は\${params.reasons}つです。" }
    - { label: 枚数, value: "\${has(url.page) ? url.page : '1'}" }
    - slot: more
errors:
  - { codes: [EDX001], leave: top }
`;

const LAST = `id: SCK0001-04-001
name: desk-last
path: last/
title: 終わり
extends: desk-closing
params: { reasons: 2 }
url: { side: { optional: true } }
slots:
  before: { go: desk-choose }
  more: [{ label: 面, value: "\${has(url.side) ? url.side : '表'}" }]
`;
