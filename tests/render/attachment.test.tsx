// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Sent } from '../../src/runtime/contract/widget-props.ts';
import { draw } from './draw.tsx';
import { aField, fakeScreen } from './fake-screen.ts';

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('files', () => {
  const sent = { attachmentId: 'a9', name: '写し.pdf', bytes: 3, type: 'pdf' };
  const fileScreen = (sends: (call: string) => Sent, value: readonly object[] = [], most = 2) =>
    fakeScreen({
      view: [{ kind: 'field', field: 'copy', shownWhen: null }],
      fields: [
        aField('copy', {
          label: '写し',
          widget: 'attachment',
          type: 'list',
          widgetOptions: { upload: 'add', remove: 'drop', accept: ['pdf'], mostBytes: 10, most },
        }),
      ],
      shows: { form: { copy: value } },
      sends,
    });
  const input = () => document.getElementById('field-copy') as HTMLInputElement;
  const choose = async (...files: readonly File[]) => {
    await act(async () => {
      fireEvent.change(input(), { target: { files } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  const pdf = (name: string, content: string) => new File([content], name, { type: 'application/pdf' });
  const errorOf = () => document.querySelector('.ui-field-error')?.textContent ?? '';

  it('are sent when they are chosen, as base64, and listed', async () => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: sent }));
    await draw(runtime);
    await choose(pdf('写し.pdf', 'abc'));
    expect(runtime.asked).toContain('send add {"fileName":"写し.pdf","content":"YWJj"}');
    expect(runtime.view.getState().form.copy).toEqual([sent]);
    expect(screen.getByRole('button', { name: /写し.pdfを削除する/ }).tagName).toBe('BUTTON');
    expect(screen.getByRole('status').textContent).toBe('写し.pdfを送りました。');
  });

  it.each([
    [
      'another kind',
      [new File(['a'], 'メモ.txt', { type: 'text/plain' })],
      'メモ.txtは送れません。PDFのファイルを選んでください。',
    ],
    ['too large', [pdf('大.pdf', 'x'.repeat(11))], '大.pdfは大きすぎます。1つ0.1KBまでです。'],
    ['empty', [pdf('空.pdf', '')], '空.pdfは中身がありません。別のファイルを選んでください。'],
    ['too many', [pdf('1.pdf', 'a'), pdf('2.pdf', 'a'), pdf('3.pdf', 'a')], '送れるファイルは2つまでです。'],
  ])('%s: nothing is sent, and it is said why', async (_, files, told) => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: sent }));
    await draw(runtime);
    await choose(...files);
    expect(errorOf()).toBe(`エラー：${told}`);
    expect(runtime.asked).toEqual([]);
  });

  it.each([
    [
      'the portal’s words',
      { kind: 'failed', code: 'EDQ306', message: 'このファイルは壊れています。' } as const,
      'このファイルは壊れています。',
    ],
    [
      'our own words',
      { kind: 'failed', code: 'network', message: '' } as const,
      '写し.pdfを送れませんでした。通信の状態を確かめて、もう一度選んでください。',
    ],
  ])('what could not be sent is said in %s; what was sent before stays', async (_, outcome, told) => {
    const before = { ...sent, attachmentId: 'a1', name: '前.pdf' };
    const runtime = fileScreen(() => outcome, [before]);
    await draw(runtime);
    await choose(pdf('写し.pdf', 'abc'));
    expect(errorOf()).toBe(`エラー：${told}`);
    expect(runtime.view.getState().form.copy).toEqual([before]);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('are removed by their button; the focus goes back to the input', async () => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: {} }), [sent], 1);
    await draw(runtime);
    expect(input().getAttribute('aria-disabled')).toBe('true');
    await press('写し.pdfを削除する');
    expect(runtime.asked).toContain('send drop {"attachmentId":"a9"}');
    expect(runtime.view.getState().form.copy).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  it('stay when they could not be removed', async () => {
    const runtime = fileScreen(() => ({ kind: 'failed', code: 'network', message: '' }), [sent]);
    await draw(runtime);
    await press('写し.pdfを削除する');
    expect(errorOf()).toBe('エラー：写し.pdfを削除できませんでした。しばらくしてから、もう一度お試しください。');
    expect(runtime.view.getState().form.copy).toEqual([sent]);
  });
});
