import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import * as fieldWording from '../../build/wording/field.ts';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { aField, type FakeScreen, fakeScreen } from './fake-screen.ts';

const options = [
  { value: 'online', label: 'オンラインで提出する', hint: '' },
  { value: 'offline', label: '窓口で写しを提出する', hint: '市区町村の窓口' },
];

const selection: FakeScreen = {
  title: '提出方法の選択',
  view: [
    { kind: 'text', text: '提出方法を選んでください。', shownWhen: null },
    {
      kind: 'link',
      text: 'オンラインでの提出について',
      dialog: 'explanation',
      action: null,
      address: null,
      change: null,
      shownWhen: null,
    },
    { kind: 'field', field: 'turnIn', shownWhen: null },
    { kind: 'button', text: '次へ', action: 'next', look: 'primary', lockFor: 1, shownWhen: null },
    { kind: 'button', text: '戻る', action: 'back', look: 'secondary', lockFor: 1, shownWhen: null },
  ],
  fields: [
    aField('turnIn', {
      label: '提出方法',
      widget: 'radio',
      required: true,
      options,
      shownWhen: expression('facts.offlineAllowed'),
    }),
  ],
  scope: { facts: { offlineAllowed: true } },
  stepIndicator: { total: expression('launch.progress'), current: expression('launch.step'), next: '', names: [] },
  layout: {
    // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; the object is never awaited.
    cancel: { label: '中断する', dialog: 'cancelConfirmation', then: {}, except: [] },
  },
};
const launched = (progress: number, step: number, offlineAllowed = true) =>
  fakeScreen({ ...selection, scope: { facts: { offlineAllowed }, launch: { progress, step } } });

describe('the selection screen', () => {
  it('has the radio group turnIn with its two options [FR-050 FR-052 FR-053]', async () => {
    await draw(launched(3, 2));
    const group = screen.getByRole('group', { name: new RegExp(`提出方法.*${fieldWording.required}`) });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(group.tagName).toBe('FIELDSET');
    expect(radios.map(({ name, value, id, checked }) => ({ name, value, id, checked }))).toEqual([
      { name: 'turnIn', value: 'online', id: 'field-turnIn', checked: false },
      { name: 'turnIn', value: 'offline', id: 'field-turnIn-2', checked: false },
    ]);
    expect(screen.getByLabelText(/オンラインで提出する/).getAttribute('value')).toBe('online');
    expect(screen.getByLabelText(/窓口で写しを提出する/).getAttribute('value')).toBe('offline');
  });

  it('hides the field when its condition does not hold', async () => {
    await draw(launched(3, 2, false));
    expect(screen.queryByRole('radio')).toBe(null);
  });

  it('hands a choice to the runtime at once and shows it', async () => {
    const runtime = launched(3, 2);
    await draw(runtime);
    fireEvent.click(screen.getByLabelText(/窓口/));
    expect(runtime.asked).toEqual(['typed turnIn offline']);
    expect(screen.getByLabelText<HTMLInputElement>(/窓口/).checked).toBe(true);
  });

  it('next submits, back and the links act', async () => {
    const runtime = launched(3, 2);
    await draw(runtime);
    fireEvent.click(screen.getByRole('button', { name: '次へ' }));
    fireEvent.click(screen.getByRole('button', { name: '戻る' }));
    fireEvent.click(screen.getByRole('button', { name: 'オンラインでの提出について' }));
    fireEvent.click(screen.getByRole('button', { name: '中断する' }));
    expect(runtime.asked).toEqual(['act next 1', 'act back 1', 'openDialog explanation', 'act cancel 1']);
  });

  it('shows the error at the field and in a summary that takes the focus and leads to the first option [FR-051]', async () => {
    const runtime = launched(3, 2);
    await draw(runtime);
    await act(async () =>
      runtime.show({ errors: [{ field: 'turnIn', message: '提出方法を選択してください。' }], refusals: 1 }),
    );
    const summary = screen.getByRole('region', { name: commonWording.errorSummary });
    expect(document.activeElement).toBe(summary);
    expect(document.querySelector('main')?.querySelector('section, h1')).toBe(summary);
    const group = screen.getByRole('group', { name: /提出方法/ });
    expect(group.getAttribute('aria-describedby')).toBe('field-turnIn-error');
    expect(document.getElementById('field-turnIn-error')?.textContent).toBe(
      `${fieldWording.errorPrefix}提出方法を選択してください。`,
    );
    fireEvent.click(screen.getByRole('link', { name: '提出方法を選択してください。' }));
    expect(document.activeElement?.id).toBe('field-turnIn');
    await act(async () => runtime.show({ refusals: 2 }));
    expect(document.activeElement).toBe(summary);
  });

  it('locks a button without the disabled attribute', async () => {
    const runtime = launched(3, 2);
    await draw(runtime);
    await act(async () => runtime.show({ locked: ['next'] }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /次へ/ });
    expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false]);
    fireEvent.click(button);
    fireEvent.submit(button.form as HTMLFormElement);
    expect(runtime.asked).toEqual([]);
  });

  it('says that it works only while the action runs, not for the rest of the lock', async () => {
    const runtime = launched(3, 2);
    await draw(runtime);
    await act(async () => runtime.show({ locked: ['next'], working: { action: 'next', item: undefined } }));
    expect(
      screen.getByRole('button', { name: new RegExp(`次へ.*${commonWording.working}`) }).getAttribute('aria-disabled'),
    ).toBe('true');
    await act(async () => runtime.show({ locked: ['next'], working: null }));
    expect(screen.getByRole('button', { name: '次へ' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows where the step stands in the procedure', async () => {
    await draw(launched(3, 2));
    expect(screen.getByText(commonWording.steps({ total: 3, current: 2 })).tagName).toBe('P');
    // The bar says the same to eyes alone; the step that one is at is not done yet.
    const bar = document.querySelector('progress');
    expect([bar?.value, bar?.max, bar?.getAttribute('aria-hidden')]).toEqual([1.5, 3, 'true']);
  });

  it('names the steps where they are the same for everybody', async () => {
    const names = ['準備', '選択', '連携'];
    await draw(fakeScreen({ ...selection, stepIndicator: { total: 3, current: 2, next: '連携', names } }));
    const steps = [...document.querySelectorAll('.ui-steps li')];
    expect(steps.map(({ textContent }) => textContent)).toEqual(names);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['false', 'true', 'false']);
    expect(document.querySelector('progress')).toBeNull();
  });

  it('draws no indicator for a step beyond the last, and says so [AM-040 VA-016]', async () => {
    const warnings: unknown[] = [];
    const warn = console.warn;
    console.warn = (...words: unknown[]) => void warnings.push(words.join(' '));
    try {
      await draw(launched(3, 4));
    } finally {
      console.warn = warn;
    }
    expect(screen.queryByText(/ステップ目/)).toBe(null);
    expect(warnings).toEqual(['No step 4 of 3']);
  });

  it('has one focusable h1', async () => {
    await draw(launched(3, 2));
    const heading = screen.getByRole('heading', { level: 1, name: '提出方法の選択' });
    expect([heading.id, heading.tabIndex]).toEqual(['screen-heading', -1]);
  });
});
