import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import * as fieldWording from '../../build/wording/field.ts';
import * as passwordWording from '../../build/wording/password.ts';
import type { Block } from '../../src/model/block.ts';
import type { Field } from '../../src/model/field.ts';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';
import { registry } from './registry.ts';

const next = { kind: 'button', text: '次へ', action: 'next', look: 'primary', lockFor: 2, shownWhen: null } as const;
const save = { ...next, text: '一時保存する', action: 'save', lockFor: 1 } as const;

function formOf(...fields: readonly Field[]) {
  return formWith([next], ...fields);
}

function formWith(buttons: readonly Block[], ...fields: readonly Field[]) {
  const inputs = fields.map(({ name }) => ({ kind: 'field', field: name, shownWhen: null }) as const);
  return fakeScreen({ view: [...inputs, ...buttons], fields });
}

describe('leaving a field tidies what was typed, and typing never does', () => {
  it.each<[widget: string, given: Partial<Field>, typed: string, kept: unknown]>([
    ['kana', {}, 'やまだ', 'ヤマダ'],
    ['kana', {}, 'ﾔﾏﾀﾞ-', 'ヤマダー'],
    ['phone', {}, '０３－１２３４－５６７８', '0312345678'],
    ['phone', {}, '電話はありません', '電話はありません'],
    ['postal-code', {}, '〒１００－０００１', '1000001'],
    ['one-time-code', {}, '１２３ ４５６', '123456'],
    ['email', {}, 'ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ ', 'hana@example.jp'],
    ['number', { type: 'number' }, '１，２００', 1200],
    ['number', { type: 'number' }, '千', '千'],
    ['number', { type: 'number' }, '12.90', '12.90'],
    ['number', { type: 'number' }, '1.9999999999999999999', '1.9999999999999999999'],
    ['number', { type: 'number' }, '１２３４５６７８９０１２３４５６７', '12345678901234567'],
    ['number', { type: 'number' }, '\u202D￥3,000\u202C', 3000],
    ['phone', {}, '\u202D090-0000-0001\u202C', '09000000001'],
    ['code', { widgetOptions: { letters: 'none' } }, '１23\u200F4\t5\uFE0F', '12345'],
    ['email', {}, 'hana\u00ADko@example.jp', 'hanako@example.jp'],
    ['text', {}, '　 ', ''],
    ['text', {}, '神 ', '神 '],
    ['text', {}, 'ｻﾞ･ﾋﾞﾙ神3F', 'ザ・ビル神3F'],
    ['address', {}, '東京都ﾐﾎﾝ区 \n葛\u{E0100}飾', '東京都ミホン区　葛\u{E0100}飾'],
    ['textarea', {}, '東京都ﾐﾎﾝ区\n葛\u{E0100}飾', '東京都ミホン区\n葛\u{E0100}飾'],
  ])('%s %o: %s is kept as %s', async (widget, given, typed, kept) => {
    const runtime = formOf(aField('sample', { label: '見本', widget, ...given }));
    await draw(runtime);
    const input = screen.getByLabelText<HTMLInputElement>(/見本/);
    fireEvent.change(input, { target: { value: typed } });
    expect(input.value).toBe(typed);
    fireEvent.blur(input);
    expect(runtime.view.getState().form).toEqual({ sample: kept });
    expect(input.value).toBe(String(kept));
  });

  it('a date keeps its parts as typed, gets its zeros on leaving, and shows the era', async () => {
    const runtime = formOf(aField('born', { label: '生年月日', widget: 'date' }));
    await draw(runtime);
    const parts = screen.getAllByRole<HTMLInputElement>('textbox');
    const kept = ['２０２６', '4', '1'].map((typed, index) => {
      fireEvent.change(parts[index] as HTMLInputElement, { target: { value: typed } });
      return runtime.view.getState().form.born;
    });
    expect(kept).toEqual(['２０２６--', '２０２６-4-', '２０２６-4-1']);
    fireEvent.blur(parts[2] as HTMLInputElement);
    expect(runtime.view.getState().form.born).toBe('2026-04-01');
    expect(screen.getByText('令和8年4月1日').className).toBe('ui-field-hint');
    for (const part of parts) fireEvent.change(part, { target: { value: '' } });
    expect(runtime.view.getState().form.born).toBe('');
  });

  it('checkboxes give the chosen values in the order of the options', async () => {
    const options = ['氏', '名'].map((label) => ({ value: label, label, hint: '' }));
    const runtime = formOf(aField('reports', { widget: 'checkbox', type: 'list', options }));
    await draw(runtime);
    fireEvent.click(screen.getByLabelText('名'));
    fireEvent.click(screen.getByLabelText('氏'));
    expect(runtime.view.getState().form.reports).toEqual(['氏', '名']);
    fireEvent.click(screen.getByLabelText('名'));
    expect(runtime.view.getState().form.reports).toEqual(['氏']);
  });

  it('a number half typed stays as it is', async () => {
    const runtime = formOf(aField('amount', { label: '金額', widget: 'number', type: 'number' }));
    await draw(runtime);
    const input = screen.getByLabelText<HTMLInputElement>(/金額/);
    fireEvent.change(input, { target: { value: '1.' } });
    expect(input.value).toBe('1.');
    fireEvent.change(input, { target: { value: '1.50' } });
    expect([input.value, runtime.view.getState().form.amount]).toEqual(['1.50', '1.50']);
  });

  it('a shown password stays the same field', async () => {
    await draw(formOf(aField('secret', { label: 'パスワード', widget: 'password' })));
    const input = screen.getByLabelText<HTMLInputElement>(`パスワード ${fieldWording.optional}`);
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: passwordWording.showPassword }));
    expect(input.type).toBe('text');
  });
});

describe('submitting', () => {
  it('tidies the field being typed in first: Enter leaves no field', async () => {
    const runtime = formOf(aField('reading', { label: '振り仮名', widget: 'kana' }));
    await draw(runtime);
    const input = screen.getByLabelText<HTMLInputElement>(/振り仮名/);
    input.focus();
    fireEvent.change(input, { target: { value: 'はなこ' } });
    fireEvent.submit(input.form as HTMLFormElement);
    expect(runtime.asked).toEqual(['typed reading はなこ', 'typed reading ハナコ', 'act next 2']);
    expect(document.activeElement).toBe(input);
  });

  it('tidies what was typed before the page was loaded anew', async () => {
    const runtime = formOf(
      aField('reading', { label: '振り仮名', widget: 'kana' }),
      aField('other', { widget: 'kana' }),
    );
    runtime.recordInput('reading', 'はなこ');
    await draw(runtime);
    const input = screen.getByLabelText<HTMLInputElement>(/振り仮名/);
    fireEvent.submit(input.form as HTMLFormElement);
    expect(runtime.asked).toEqual(['typed reading はなこ', 'typed reading ハナコ', 'act next 2']);
  });

  it('whatever is pressed, tidies what a browser has filled in: it was never in focus', async () => {
    const runtime = formWith([save, next], aField('phone', { label: '電話番号', widget: 'phone' }));
    await draw(runtime);
    const press = () => fireEvent.click(screen.getByRole('button', { name: '一時保存する' }));
    for (const [typed, kept] of [
      ['０３－１２３４－５６７８', '0312345678'],
      ['０３－１２３４－５６７９', '0312345679'],
    ] as const) {
      fireEvent.input(screen.getByLabelText(/電話番号/), { target: { value: typed } });
      press();
      expect(runtime.asked.slice(-3)).toEqual([`typed phone ${typed}`, `typed phone ${kept}`, 'act save 1']);
    }
  });

  it.each(['click', 'submit'] as const)(
    'what was set in the page without an event is what is sent: every input is read again (%s)',
    async (how) => {
      const options = ['1', '2', '3'].map((one) => ({ value: one, label: `選択${one}`, hint: '' }));
      const people = ['花子', '太郎'].map((label, id) => ({ id, label, comes: false }));
      const key = expression('item.id');
      const items = { edits: 'comes', key, options: { key, details: [] } };
      const runtime = formOf(
        aField('reading', { label: '振り仮名', widget: 'kana' }),
        aField('address', { label: '住所', widget: 'address' }),
        aField('copies', { label: '枚数', widget: 'number', type: 'number' }),
        aField('born', { label: '生まれた日', widget: 'date' }),
        aField('place', { label: '場所', widget: 'select', options }),
        aField('way', { label: '方法', widget: 'radio', options }),
        aField('uses', { label: '使いみち', widget: 'checkbox', type: 'list', options }),
        aField('agreed', { label: '同意', widget: 'agreement', type: 'flag' }),
        aField('people', {
          label: '人',
          widget: 'member-picker',
          type: 'list',
          widgetOptions: { edits: 'comes' },
          items,
        }),
      );
      runtime.recordInput('way', '1');
      runtime.recordInput('people', people);
      await draw(runtime);
      const inputs = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name^="${name}"]`)];
      const set = (name: string, ...values: readonly string[]) => {
        for (const [nth, value] of values.entries()) Object.assign(inputs(name)[nth] as object, { value });
      };
      set('reading', 'はなこ');
      set('address', '見本市\n1');
      set('copies', '12.90');
      set('born', '2000', '4', '1');
      set('place', '2');
      for (const [name, nth] of [
        ['way', 2],
        ['uses', 0],
        ['uses', 2],
        ['agreed', 0],
        ['people', 0],
        ['people', 1],
      ] as const)
        Object.assign(inputs(name)[nth] as object, { checked: true });
      if (how === 'click') fireEvent.click(screen.getByRole('button', { name: '次へ' }));
      else fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      expect(runtime.asked.at(-1)).toBe('act next 2');
      expect(runtime.view.getState().form).toEqual({
        reading: 'ハナコ',
        address: '見本市　1',
        copies: '12.90',
        born: '2000-04-01',
        place: '2',
        way: '3',
        uses: ['1', '3'],
        agreed: true,
        people: people.map((one) => ({ ...one, comes: true })),
      });
    },
  );

  it('what stands as it was read is not read again: each reading draws the form', async () => {
    const runtime = formOf(
      aField('reading', { label: '振り仮名', widget: 'kana' }),
      aField('other', { label: 'ほか', widget: 'kana' }),
    );
    await draw(runtime);
    const read: string[] = [];
    document.addEventListener('focusout', ({ target }) => read.push((target as HTMLInputElement).name));
    const readAtPress = () => {
      fireEvent.click(screen.getByRole('button', { name: '次へ' }));
      return read.splice(0);
    };
    expect(readAtPress()).toEqual(['reading', 'other']);
    expect(readAtPress()).toEqual([]);
    Object.assign(screen.getByLabelText(/ほか/), { value: 'はなこ' });
    expect(readAtPress()).toEqual(['other']);
    expect(runtime.view.getState().form).toMatchObject({ other: 'ハナコ' });
  });

  it.each([
    ['an Enter that ends a composition', { isComposing: true }, true],
    ['the same as Safari reports it', { keyCode: 229 }, true],
    ['a plain Enter', { keyCode: 13 }, false],
  ])('%s is vetoed: %o -> %s', async (_says, keys, vetoed) => {
    await draw(formOf(aField('reading', { label: '振り仮名', widget: 'kana' })));
    const input = screen.getByLabelText(/振り仮名/);
    const event = createEvent.keyDown(input, { key: 'Enter', ...keys });
    fireEvent(input, event);
    expect(event.defaultPrevented).toBe(vetoed);
  });
});

describe('a form of sixty fields', () => {
  it('draws one field again for a key press', async () => {
    const fields = Array.from({ length: 60 }, (_, index) =>
      aField(`f${index}`, { label: `項目${index}`, widget: 'counted' }),
    );
    const drawings: string[] = [];
    const text = (await registry.widgets.text?.())?.default as (props: { readonly name: string }) => ReactNode;
    const counted = {
      default: (props: { readonly name: string }) => {
        drawings.push(props.name);
        return text(props);
      },
    };
    const runtime = formOf(...fields);
    await draw(runtime, { ...registry, widgets: { counted: async () => counted } });
    expect(new Set(drawings).size).toBe(60);
    drawings.length = 0;
    fireEvent.change(screen.getByLabelText(/項目7 /), { target: { value: 'あ' } });
    expect(drawings).toEqual(['f7']);
  });
});
