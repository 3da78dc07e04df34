import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Dialog } from '../../src/model/dialog.ts';
import { DialogContainer } from '../../src/render/dialog-container.tsx';
import type { Loading, OpenDialog } from '../../src/runtime/contract/dialogs.ts';
import { builtCatalog } from '../words/built.ts';
import { portal } from './draw.tsx';
import { evaluatorOf, expression, text } from './expressions.ts';

const genericError: Dialog = {
  name: 'genericError',
  title: 'エラーが発生しました',
  view: [
    { kind: 'text', text: text('${error.message}'), shownWhen: expression("error.message != ''") },
    { kind: 'text', text: 'もう一度やり直してください。', shownWhen: null },
  ],
  buttons: [
    { id: 'top', label: 'トップページへ', look: 'primary', escape: false },
    { id: 'close', label: 'とじる', look: 'secondary', escape: true },
  ],
  showsErrorNumber: true,
};

let nextId = 0;
const pressed: string[] = [];
const crashes: unknown[] = [];
const dialogs = createStore<{ readonly open: readonly OpenDialog[]; readonly loading: Loading | null }>(() => ({
  open: [],
  loading: null,
}));

function opened(dialog: Dialog, errorNumber = '', message = '', contact?: object): OpenDialog {
  nextId += 1;
  return {
    id: nextId,
    dialog,
    evaluator: evaluatorOf(() => ({ error: { message }, contact })),
    errorNumber,
    screen: null,
    working: null,
    press: (button) => void pressed.push(button),
  };
}

const show = (change: Partial<ReturnType<typeof dialogs.getState>>) => act(async () => dialogs.setState(change));

beforeEach(() => {
  pressed.length = 0;
  crashes.length = 0;
  dialogs.setState({ open: [], loading: null });
  render(
    <>
      <button type="button">次へ</button>
      <DialogContainer
        portal={{ ...portal, catalog: builtCatalog(), dialogs, handleCrash: (error) => void crashes.push(error) }}
      />
    </>,
  );
});

describe('the one container of dialogs', () => {
  it('shows a dialog as a modal with its heading focused, and gives the focus back [SH-028]', async () => {
    const opener = screen.getByRole('button', { name: '次へ' });
    opener.focus();
    await show({ open: [opened(genericError)] });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'エラーが発生しました' });
    expect(dialog.open).toBe(true);
    expect(dialog.parentElement?.id).toBe('dialogs');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    await show({ open: [] });
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['FR-062 shows the error number when there is one', 'EDS199', ['お問い合わせ番号：EDS199']],
    ['FR-063 shows no number line when there is none', '', []],
  ])('%s', async (_says, errorNumber, lines) => {
    await show({ open: [opened(genericError, errorNumber)] });
    expect(screen.queryAllByText(/お問い合わせ番号/).map((line) => line.textContent)).toEqual(lines);
  });

  it('says beside it whom to tell it, where the service has an office', async () => {
    const contact = { office: '見本相談センター', phone: '03-0000-4001', hours: '平日' };
    await show({ open: [opened(genericError, 'EDS199', '', contact)] });
    const line = screen.getByText(/EDS199/).textContent;
    expect(line).toBe('お問い合わせ番号：EDS199\nお問い合わせ先：見本相談センター\n電話 03-0000-4001（平日）');
  });

  it('shows no number in a dialog that does not want one', async () => {
    await show({ open: [opened({ ...genericError, showsErrorNumber: false }, 'EDS199')] });
    expect(screen.queryByText(/EDS199/)).toBe(null);
  });

  it.each([
    ['', ['もう一度やり直してください。']],
    ['混み合っています。', ['混み合っています。', 'もう一度やり直してください。']],
  ])('evaluates its texts where it was opened: message 「%s」', async (message, texts) => {
    await show({ open: [opened(genericError, '', message)] });
    expect([...document.querySelectorAll('.ui-text')].map((line) => line.textContent)).toEqual(texts);
  });

  it('has a button with a condition only while that holds', async () => {
    const buttons = genericError.buttons.map((button) =>
      button.id === 'top' ? { ...button, shownWhen: expression("error.message == ''") } : button,
    );
    const labels = () => screen.getAllByRole('button', { hidden: false }).map((button) => button.textContent);
    await show({ open: [opened({ ...genericError, buttons }, '', '混み合っています。')] });
    expect(labels()).toEqual(['次へ', 'とじる']);
    await show({ open: [opened({ ...genericError, buttons })] });
    expect(labels()).toEqual(['次へ', 'トップページへ', 'とじる']);
  });

  it('tells which button was pressed, and Escape presses the harmless one', async () => {
    await show({ open: [opened(genericError)] });
    fireEvent.click(screen.getByRole('button', { name: 'トップページへ' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(pressed).toEqual(['top', 'close']);
  });

  it('cannot be left by Escape when no way out is harmless', async () => {
    await show({ open: [opened({ ...genericError, buttons: [genericError.buttons[0] as Dialog['buttons'][0]] })] });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(pressed).toEqual([]);
    await act(async () => dialog.close());
    expect(dialog.open).toBe(true);
  });

  it('leaves out a dialog that cannot be drawn and tells of the crash', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ open: [opened({ ...genericError, title: text('${missing.name}') }), opened(genericError)] });
    log.mockRestore();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(crashes).toHaveLength(1);
  });
});

describe('the loading dialog', () => {
  it('stands as long as the runtime says so [ER-064]', async () => {
    await show({ loading: { text: '取得中', cancel: null } });
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: '取得中' }).open).toBe(true);
    await show({ loading: null });
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('Escape interrupts it only when it can be interrupted [CO-056]', async () => {
    const press = vi.fn();
    await show({ loading: { text: '取得中', cancel: null } });
    expect(screen.queryByRole('button', { name: '中止する' })).toBe(null);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    await show({ loading: { text: '確認しています。', cancel: { label: '中止する', press } } });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(press).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '中止する' }));
    expect(press).toHaveBeenCalledTimes(2);
  });
});
