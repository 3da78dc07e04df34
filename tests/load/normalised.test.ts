import { describe, expect, it } from 'vitest';
import { ship } from '../../src/load/ship.ts';
import type { Screen } from '../../src/model/screen.ts';
import { loadSmall, textOf } from './small-project.ts';
import { screen } from './small-screen.ts';

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
      // What its widget implies.
      { name: 'noEmoji', argument: true, message: null },
      { name: 'noInvisible', argument: true, message: null },
      { name: 'nameSigns', argument: true, message: null },
      { name: 'word', argument: true, message: null },
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
        keepsScreen: null,
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
      { name: 'noEmoji', argument: true },
      { name: 'noInvisible', argument: true },
      { name: 'word', argument: true },
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
    expect(hashes).toEqual([expect.stringMatching(/^[0-9a-z]{10}$/), expect.stringMatching(/^[0-9a-z]{10}$/)]);
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
