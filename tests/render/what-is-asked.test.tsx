import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import type { TableBlock } from '../../src/blocks/table/block.ts';
import { partsRead } from '../../src/draw/parts-read.ts';
import type { Block } from '../../src/model/block.ts';
import type { Field, RepeatedFields } from '../../src/model/field.ts';
import { draw } from './draw.tsx';
import { expression, text } from './expressions.ts';
import { aField, type FakeScreen, fakeScreen } from './fake-screen.ts';

/** A screen that writes down what is evaluated, and how many listen to it. */
async function drawn(given: FakeScreen) {
  const runtime = fakeScreen(given);
  const asked: string[] = [];
  let listeners = 0;
  let compared = 0;
  const counting: typeof runtime = {
    ...runtime,
    view: {
      ...runtime.view,
      part: (of, name, from) =>
        runtime.view.part(of, name, (whole) => {
          compared += 1;
          return from(whole);
        }),
      subscribe(listener) {
        listeners += 1;
        const end = runtime.view.subscribe(listener);
        return () => {
          listeners -= 1;
          end();
        };
      },
    },
    evaluate(one, more) {
      asked.push(one.source);
      return runtime.evaluate(one, more);
    },
    text(one, more) {
      asked.push(typeof one === 'string' ? one : JSON.stringify(one.parts));
      return runtime.text(one, more);
    },
  };
  await draw(counting);
  /** What is evaluated because of that. */
  const askedFor = (change: () => void) => {
    asked.length = 0;
    act(change);
    // What is drawn anew is evaluated a second time, with its component.
    return [...new Set(asked)];
  };
  /** How many parts of the view are compared because of that. */
  const comparedFor = (change: () => void) => {
    compared = 0;
    act(change);
    return compared;
  };
  return { runtime, askedFor, comparedFor, listeners: () => listeners };
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const placed = (fields: readonly Field[]) =>
  fields.map(({ name }): Block => ({ kind: 'field', field: name, shownWhen: null }) as Block);

const table = {
  kind: 'table',
  caption: '一覧',
  rows: expression('found.rows'),
  key: expression('item.id'),
  columns: [
    {
      label: '名前',
      value: text('${item.name}'),
      header: true,
      sort: '',
      with: {},
      to: null,
      action: null,
      shownWhen: null,
    },
  ],
  empty: 'ありません。',
  paging: null,
  sorting: null,
  shownWhen: null,
} as TableBlock;

describe('a key press in a form of sixty fields', () => {
  const fields = Array.from({ length: 60 }, (_, nth) =>
    aField(`f${nth}`, {
      label: `項目${nth}`,
      shownWhen: nth === 9 ? expression("form.f7 != 'い'") : nth === 8 ? expression("form.f6 != 'い'") : null,
    }),
  );
  const view = [{ kind: 'text', text: 'ご記入ください。', shownWhen: null } as Block, ...placed(fields)];
  const form = Object.fromEntries(fields.map(({ name }) => [name, '']));

  it('evaluates that field and what reads it, and nothing else', async () => {
    const { askedFor } = await drawn({ view, fields, scope: { form }, shows: { form } });
    expect(askedFor(() => type(/項目7 /, 'あ'))).toEqual(['項目7', '', "form.f7 != 'い'"]);
    expect(screen.queryByLabelText(/項目9 /)).not.toBeNull();
    expect(askedFor(() => type(/項目7 /, 'い'))).toContain("form.f7 != 'い'");
    expect(screen.queryByLabelText(/項目9 /)).toBeNull();
    expect(askedFor(() => type(/項目20 /, 'あ'))).toEqual(['項目20', '']);
  });

  it('tells the listeners of the frame, and none for each field', async () => {
    const { listeners } = await drawn({ view, fields, scope: { form }, shows: { form } });
    expect(listeners()).toBeLessThanOrEqual(6);
  });

  it('does not evaluate a table of two thousand rows beside it', async () => {
    const rows = Array.from({ length: 2000 }, (_, nth) => ({ id: `r${nth}`, name: `資格${nth}` }));
    const { runtime, askedFor } = await drawn({
      view: [...placed(fields.slice(0, 1)), table],
      fields: fields.slice(0, 1),
      scope: { form, found: { rows } },
      shows: { form },
    });
    expect(askedFor(() => type(/項目0 /, 'あ'))).toEqual(['項目0', '']);
    const [first] = rows;
    const found = { rows: [{ ...first, name: '変わった資格' }] };
    const evaluated = askedFor(() => runtime.show({ scope: { form, found } }));
    expect(evaluated).toContain('found.rows');
    expect(screen.getByText('変わった資格')).toBeTruthy();
  });

  it('an error wakes its field alone', async () => {
    const { runtime, askedFor } = await drawn({ view, fields, scope: { form }, shows: { form } });
    expect(askedFor(() => runtime.show({ errors: [{ field: 'f3', message: '違います。' }] }))).toEqual(['項目3', '']);
    expect(screen.getAllByText('違います。')).toHaveLength(2);
  });
});

describe('in a large form', () => {
  const names = Array.from({ length: 600 }, (_, nth) => `f${nth}`);
  const fields = names.map((name, nth) =>
    aField(name, { label: `項目${nth}`, shownWhen: nth % 15 === 14 ? expression("form.f1 != 'い'") : null }),
  );
  const form = Object.fromEntries(names.map((name) => [name, '']));

  it('of 600 fields, a key press evaluates one field and compares each part once, whoever reads it; an error compares no values', async () => {
    const { runtime, askedFor, comparedFor } = await drawn({
      view: placed(fields),
      fields,
      scope: { form },
      shows: { form },
    });
    const input = document.getElementById('field-f300') as Element;
    const press = (value: string) => () => fireEvent.change(input, { target: { value } });
    expect(askedFor(press('あ'))).toEqual(['項目300', '']);
    // The value of each field, and that of the one that is typed into once more, for its drawing.
    expect(comparedFor(press('い'))).toBeLessThanOrEqual(600 + 5);
    // The forty conditions read the same.
    expect(comparedFor(() => runtime.show({ scope: { form: { ...form, f2: 'あ' } } }))).toBe(1);
    const errors = [{ field: 'f3', message: '違います。' }];
    expect(askedFor(() => runtime.show({ errors }))).toEqual(['項目3', '']);
  });

  it('of 200 rows, a key press evaluates one field of one row, and no legend', async () => {
    const items = Array.from({ length: 200 }, (_, nth) => ({ id: String(nth), name: `資格${nth}` }));
    const group: RepeatedFields = {
      name: 'rows',
      each: 'state.rows',
      where: null,
      key: expression('item.id'),
      legend: text('${item.name}'),
      above: [],
      schemaHash: '',
      fields: [aField('a', { label: '甲' }), aField('b', { label: '乙' })],
    };
    const { askedFor, comparedFor } = await drawn({
      view: [{ kind: 'field', field: 'rows', shownWhen: null } as Block],
      groups: [group],
      items,
      scope: { state: { rows: items } },
      shows: { form: {} },
    });
    const input = document.getElementById('field-rows.100.a') as Element;
    const press = (value: string) => () => fireEvent.change(input, { target: { value } });
    expect(askedFor(press('あ'))).toEqual(['甲', '']);
    expect(comparedFor(press('い'))).toBeLessThanOrEqual(400 + 5);
  });
});

describe('what is evaluated anew', () => {
  const said = (source: string): Block => ({ kind: 'text', text: text(source), shownWhen: null }) as Block;

  it('follows what it has read only later', async () => {
    const source = "${state.isOpen ? state.name : '閉'}";
    const { runtime } = await drawn({ view: [said(source)], scope: { state: { isOpen: false, name: '甲' } } });
    for (const [state, shown] of [
      [{ isOpen: true, name: '甲' }, '甲'],
      [{ isOpen: true, name: '乙' }, '乙'],
      [{ isOpen: false, name: '乙' }, '閉'],
    ] as const) {
      act(() => runtime.show({ scope: { state } }));
      expect(screen.getByText(shown)).toBeTruthy();
    }
  });

  it('shows what changed while the screen was loading, once it is ready', async () => {
    const { runtime } = await drawn({ view: [said('${state.name}')], scope: { state: { name: '甲' } } });
    act(() => runtime.show({ phase: 'loading', scope: {} }));
    act(() => runtime.show({ scope: { state: { name: '乙' } } }));
    act(() => runtime.show({ phase: 'ready' }));
    expect(screen.getByText('乙')).toBeTruthy();
  });

  it('reads a change of what is computed when it is asked for', async () => {
    let isOver = false;
    const facts = () => ({
      get isOver() {
        return isOver;
      },
    });
    const { runtime } = await drawn({ view: [said("${facts.isOver ? '終' : '中'}")], scope: { facts: facts() } });
    isOver = true;
    act(() => runtime.show({ scope: { facts: facts() } }));
    expect(screen.getByText('終')).toBeTruthy();
  });
});

describe('a function that reads the clock', () => {
  it.each(
    Object.values(vocabulary.functions).map(
      ({ name, run }) => [name, /environment\.now|\(\w+, environment\)/.test(String(run))] as const,
    ),
  )('%s: %s', (name, readsClock) => {
    const isAlways = partsRead(['call', name]).has('now()');
    expect(isAlways || !readsClock).toBe(true);
    if (['label', 'dateText', 'count', 'yenText'].includes(name)) expect(isAlways).toBe(false);
  });
});
