import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import * as wording from '../../build/wording/data-form.ts';
import type { Answers } from '../../src/forms/data-form/answers.ts';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

const definition = {
  sections: [
    {
      heading: 'あなた',
      items: [
        {
          name: 'familyName',
          label: '氏',
          widget: 'text',
          required: true,
          against: { values: ['見本'], source: '登録', from: 'card' },
        },
        { name: 'employed', label: '仕事', widget: 'radio', options: [{ value: 'yes', label: 'している' }] },
        { name: 'employer', label: '勤め先', widget: 'text', shownWhen: { field: 'employed', is: 'yes' } },
      ],
      sections: [
        {
          heading: '職歴のこと',
          items: [
            {
              group: 'careers',
              legend: '職歴',
              addText: '職歴を増やす',
              least: 1,
              most: 3,
              fields: [{ name: 'company', label: '会社', widget: 'text' }],
            },
          ],
        },
      ],
    },
    {
      heading: '仕事のこと',
      items: [{ name: 'place', label: '場所', widget: 'text', shownWhen: { field: 'employed', is: 'yes' } }],
    },
  ],
};

function formScreen(answers: Answers, errors: readonly { field: string; message: string }[] = []) {
  const field = aField('answers', {
    label: '申請の内容',
    widget: 'data-form',
    type: 'record',
    widgetOptions: { definition, version: '1', upload: 'sampleUpload', remove: 'sampleRemove' },
  });
  return fakeScreen({
    view: [{ kind: 'field', field: 'answers', shownWhen: null }],
    fields: [field],
    shows: { form: { answers }, errors, refusals: errors.length > 0 ? 1 : 0 },
  });
}

const rows = (...companies: readonly string[]) =>
  companies.map((company, index) => ({ _key: String(index + 1), company }));
const valuesOf = (runtime: ReturnType<typeof fakeScreen>) => (runtime.view.getState().form.answers as Answers).values;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const companies = () =>
  screen.queryAllByRole('textbox', { name: /^会社/ }).map((input) => (input as HTMLInputElement).value);

describe('inputs that come as data', () => {
  it('stand under headings whose levels follow one another; a section without a question is not there', async () => {
    await draw(formScreen({ version: '1', values: { careers: rows('') } }));
    const levels = screen.getAllByRole('heading').map((one) => [one.tagName, one.textContent]);
    expect(levels).toEqual([
      ['H1', '見本の画面'],
      ['H2', 'あなた'],
      ['H3', '職歴のこと'],
    ]);
  });

  it('come and go with their condition, and keep what was typed', async () => {
    const runtime = formScreen({ version: '1', values: { employer: '見本社', careers: rows('') } });
    await draw(runtime);
    expect(screen.queryByRole('textbox', { name: /勤め先/ })).toBe(null);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'している' })));
    expect((screen.getByRole('textbox', { name: /勤め先/ }) as HTMLInputElement).value).toBe('見本社');
    expect(screen.getByRole('heading', { name: '仕事のこと' }).tagName).toBe('H2');
    expect(valuesOf(runtime)).toMatchObject({ employed: 'yes', employer: '見本社' });
  });

  it('tell whether what is typed is what the portal knows, as a note that is no error', async () => {
    await draw(formScreen({ version: '1', values: { careers: rows('') } }));
    const input = screen.getByRole('textbox', { name: /^氏/ });
    const note = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('');
    const told: string[] = [note()];
    for (const value of ['見 本', '別人', '']) {
      fireEvent.change(input, { target: { value } });
      told.push(note());
    }
    expect(told).toEqual(['', '登録と同じです。', '登録（見本）と違います。', '']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('are told off at their controls, to which the error summary leads', async () => {
    await draw(
      formScreen({ version: '1', values: { careers: [{ _key: '4' }] } }, [
        { field: 'answers.familyName', message: '氏は必須項目です。' },
        { field: 'answers.careers.4.company', message: '会社は必須項目です。' },
        { field: 'answers.careers', message: '職歴を2つ以上入力してください。' },
      ]),
    );
    const links = within(screen.getByRole('region')).getAllByRole('link');
    const targets = links.map((link) => document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`));
    expect(targets.map((target) => target?.tagName)).toEqual(['INPUT', 'INPUT', 'DIV']);
    for (const target of targets.slice(0, 2)) expect(target?.getAttribute('aria-invalid')).toBe('true');
    expect(targets[2]?.textContent).toContain('職歴を2つ以上入力してください。');
  });
});

it('what Enter tidies inside is the runtime’s before the action runs', async () => {
  const field = aField('answers', {
    widget: 'data-form',
    type: 'record',
    widgetOptions: {
      definition: { sections: [{ heading: 'あなた', items: [{ name: 'kana', label: 'カナ', widget: 'kana' }] }] },
      version: '1',
    },
  });
  const runtime = fakeScreen({
    view: [
      { kind: 'field', field: 'answers', shownWhen: null },
      { kind: 'button', text: '次へ', action: 'next', look: 'primary', lockFor: 2, shownWhen: null },
    ],
    fields: [field],
  });
  await draw(runtime);
  const input = screen.getByLabelText<HTMLInputElement>(/カナ/);
  await act(async () => fireEvent.change(input, { target: { value: 'やまだ' } }));
  await act(async () => fireEvent.submit(input.form as HTMLFormElement));
  expect(runtime.asked.map((asked) => asked.split(' ')[0])).toEqual(['typed', 'typed', 'act']);
  expect(runtime.view.getState().form.answers).toEqual({ version: '1', values: { kana: 'ヤマダ' } });
});

describe('groups', () => {
  it('grow by a button: the focus goes to the new row, which is announced; at the bound the button is gone', async () => {
    const runtime = formScreen({ version: '1', values: { careers: rows('甲') } });
    await draw(runtime);
    await press('職歴を増やす');
    expect(valuesOf(runtime).careers).toEqual([{ _key: '1', company: '甲' }, { _key: '2' }]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '職歴 2' }));
    expect(screen.getByRole('status').textContent).toContain(wording.rowAdded({ name: '職歴 2' }));
    await press('職歴を増やす');
    expect(screen.queryByRole('button', { name: '職歴を増やす' })).toBe(null);
    expect(screen.getByText(wording.mostRows({ most: 3 })).tagName).toBe('P');
  });

  it('shrink by a button of the row: the others keep what is theirs, and what brings it back takes its place and the focus', async () => {
    const runtime = formScreen({ version: '1', values: { careers: rows('甲', '乙', '丙') } });
    await draw(runtime);
    await press(wording.removeRow({ name: '職歴 2' }));
    expect(companies()).toEqual(['甲', '丙']);
    const [first, , third] = rows('甲', '乙', '丙');
    expect(valuesOf(runtime).careers).toEqual([first, third]);
    const back = screen.getByRole('button', { name: wording.bringBack });
    expect(document.activeElement).toBe(back);
    const [before, after] = screen.getAllByRole('group', { name: /^職歴/ });
    const follows = (one?: Element, other?: Element) =>
      one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect([follows(before, back), follows(back, after)]).toEqual([4, 4]);
    expect(screen.getByRole('status').textContent).toBe(wording.rowRemoved({ name: '職歴 2' }));
  });

  it('a removed row can be brought back to its place; a new one has a key of its own', async () => {
    const runtime = formScreen({ version: '1', values: { careers: rows('甲', '乙') } });
    await draw(runtime);
    await press(wording.removeRow({ name: '職歴 2' }));
    await press(wording.bringBack);
    expect(companies()).toEqual(['甲', '乙']);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '職歴 2' }));
    await press(wording.removeRow({ name: '職歴 2' }));
    await press('職歴を増やす');
    expect(valuesOf(runtime).careers).toEqual([{ _key: '1', company: '甲' }, { _key: '3' }]);
  });

  it('as many rows as there must be have no button that removes them', async () => {
    await draw(formScreen({ version: '1', values: { careers: rows('甲') } }));
    expect(screen.queryByRole('button', { name: /削除/ })).toBe(null);
  });
});

describe('the answers of inputs that came as data', () => {
  it('stand below a heading of their own, never deeper than there are headings', async () => {
    const runtime = fakeScreen({
      view: [
        {
          kind: 'answers',
          answers: expression('given.answers'),
          definition: expression('given.definition'),
          level: 3,
          change: null,
          files: null,
          shownWhen: null,
        },
      ],
      scope: {
        given: {
          answers: { version: '1', values: { familyName: '見本', employed: 'yes', careers: rows('甲') } },
          definition,
        },
      },
    });
    await draw(runtime);
    expect(screen.getAllByRole('heading').map((one) => `${one.tagName} ${one.textContent}`)).toEqual([
      'H1 見本の画面',
      'H3 あなた',
      'H4 職歴のこと',
      'H5 職歴 1',
      'H3 仕事のこと',
    ]);
  });

  it('name their files; where the block says from where, each is saved by its name', async () => {
    const copy = { name: 'copy', label: '写し', widget: 'attachment' };
    const front = { attachmentId: 'a1', name: '表.pdf', bytes: 3, type: 'pdf' };
    const answers = { version: '1', values: { copy: [front, { ...front, attachmentId: 'b/2', name: '裏.pdf' }] } };
    const hrefs = async (files: string | null) => {
      const runtime = fakeScreen({
        view: [
          {
            kind: 'answers',
            answers: expression('given.answers'),
            definition: expression('given.definition'),
            level: 2,
            change: null,
            files,
            shownWhen: null,
          },
        ],
        scope: { given: { answers, definition: { sections: [{ heading: '書類', items: [copy] }] } } },
      });
      await draw(runtime);
      expect(document.querySelector('dd')?.textContent).toContain(front.name);
      return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    };
    expect(await hrefs(null)).toEqual([]);
    cleanup();
    const [first, second] = await hrefs('papers');
    expect(first).toEqual([front.name, expect.stringMatching(/\/a1$/u)]);
    expect(second).toEqual(['裏.pdf', expect.stringMatching(/\/b%2F2$/u)]);
  });

  it('are listed as the form is divided; each leads to its control', async () => {
    const answers = {
      version: '1',
      values: { familyName: '見本', employed: 'yes', place: '', careers: rows('甲', '乙'), hidden: 'x' },
    };
    const runtime = fakeScreen({
      view: [
        {
          kind: 'answers',
          answers: expression('given.answers'),
          definition: expression('given.definition'),
          level: 2,
          change: { screen: 'input', field: 'answers', group: null, shownWhen: null },
          files: null,
          shownWhen: null,
        },
      ],
      scope: { given: { answers, definition } },
    });
    await draw(runtime);
    expect(screen.getAllByRole('heading').map((one) => `${one.tagName} ${one.textContent}`)).toEqual([
      'H1 見本の画面',
      'H2 あなた',
      'H3 職歴のこと',
      'H4 職歴 1',
      'H4 職歴 2',
      'H2 仕事のこと',
    ]);
    const lines = [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd:not(.ui-summary-change)')].map((cell) => cell.textContent).join('：'),
    );
    expect(lines).toEqual([
      '氏：見本',
      '仕事：している',
      `勤め先：${wording.unanswered}`,
      '会社：甲',
      '会社：乙',
      `場所：${wording.unanswered}`,
    ]);
    const changes = screen.getAllByRole('button', { name: commonWording.changeOf({ label: '会社' }) });
    await act(async () => fireEvent.click(changes[1] as HTMLElement));
    expect(runtime.asked).toEqual(['change input#answers.careers.2.company']);
  });
});
