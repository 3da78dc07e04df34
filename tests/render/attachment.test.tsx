import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as fileWording from '../../build/wording/file.ts';
import type { Sent } from '../../src/runtime/contract/widget-props.ts';
import { draw } from './draw.tsx';
import { aField, fakeScreen } from './fake-screen.ts';

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Until nothing is going on with any file: what happens in one turn is drawn at its end. */
const settle = async () => {
  for (let nth = 0; nth < 300; nth += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    if (nth > 0 && document.querySelector('.ui-files-progress') === null) return;
  }
};

const beginnings = { pdf: '%PDF-1.7', png: '\x89PNG\r\n\x1a\n' };
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** Files of different numbers have different contents. */
const file = (name: string, kind: keyof typeof beginnings = 'pdf', more = /\d/.exec(name)?.[0] ?? '') =>
  new File([bytesOf(beginnings[kind] + more)], name, { type: 'application/pdf', lastModified: 1 });

describe('files', () => {
  const sent = { attachmentId: 'a9', name: '写し.pdf', bytes: 8, type: 'pdf' };
  const refused = {
    kind: 'failed',
    code: 'EDQ306',
    message: 'このファイルは壊れています。',
    isUnknown: false,
  } as const;
  const lost = { kind: 'failed', code: 'network', message: '', isUnknown: true } as const;
  const asSent = (nth: number): Sent => ({
    kind: 'ok',
    body: { ...sent, attachmentId: `a${nth}`, name: `${nth}.pdf` },
  });
  const fileScreen = (sends: (call: string) => Sent, value: readonly object[] = [], most = 3) =>
    fakeScreen({
      view: [{ kind: 'field', field: 'copy', shownWhen: null }],
      fields: [
        aField('copy', {
          label: '写し',
          widget: 'attachment',
          type: 'list',
          widgetOptions: { upload: 'add', remove: 'drop', accept: ['pdf'], mostBytes: 20, most },
        }),
      ],
      shows: { form: { copy: value } },
      sends,
    });
  const input = () => document.getElementById('field-copy') as HTMLInputElement;
  const choose = async (...files: readonly File[]) => {
    await act(async () => {
      fireEvent.change(input(), { target: { files } });
    });
    await settle();
  };
  const errorOf = () => document.querySelector('.ui-field-error')?.textContent ?? '';
  const listed = () =>
    screen.queryAllByRole('listitem').map((item) => ({
      name: item.querySelector('.ui-files-name')?.textContent,
      problem: item.querySelector('.ui-files-problem')?.textContent ?? '',
      acts: [...item.querySelectorAll('button')].map((button) => button.querySelector('.ui-hidden')?.textContent),
    }));
  const sentFiles = ({ asked }: { readonly asked: readonly string[] }) =>
    asked.flatMap((one) => /^send add .*"fileName":"([^"]*)"/u.exec(one)?.[1] ?? []);
  const held = ({ asked }: { readonly asked: readonly string[] }) =>
    asked.filter((one) => one.startsWith('hold')).at(-1);

  it('are sent when they are chosen, as base64, and listed', async () => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: sent }));
    await draw(runtime);
    await choose(file('写し.pdf'));
    expect(runtime.asked).toContain(`send add {"fileName":"写し.pdf","content":"${btoa(beginnings.pdf)}"}`);
    expect(runtime.view.getState().form.copy).toEqual([sent]);
    expect(listed()).toEqual([
      { name: '写し.pdf', problem: '', acts: [fileWording.removeFileOf({ name: '写し.pdf' })] },
    ]);
    expect(screen.getByRole('status').textContent).toBe(fileWording.fileSent({ name: '写し.pdf' }));
    expect(held(runtime)).toBe('hold copy ');
  });

  it.each([
    ['another kind', new File(['memo'], 'メモ.txt'), fileWording.fileType({ name: 'メモ.txt', types: 'PDF' })],
    [
      'a page that calls itself a PDF',
      new File(['<html>'], '紙.pdf'),
      fileWording.fileNotAsNamed({ name: '紙.pdf', named: 'PDF', types: 'PDF' }),
    ],
    [
      'a PNG that is not accepted',
      file('絵.pdf', 'png'),
      fileWording.fileNotAsNamed({ name: '絵.pdf', named: 'PDF', types: 'PDF' }),
    ],
    [
      'a PDF that calls itself a PNG',
      file('絵.png'),
      fileWording.fileDiffers({ name: '絵.png', type: 'PDF', ending: '.pdf' }),
    ],
    ['too large', file('大.pdf', 'pdf', 'x'.repeat(13)), fileWording.fileSize({ name: '大.pdf', size: '0.1KB' })],
    ['empty', new File([], '空.pdf'), fileWording.fileEmpty({ name: '空.pdf' })],
  ])('%s: is not sent, stays in its place with the reason, and holds up none of the others', async (_, bad, told) => {
    let nth = 0;
    const runtime = fileScreen(() => {
      nth += 1;
      return asSent(nth);
    });
    await draw(runtime);
    await choose(file('1.pdf'), bad, file('2.pdf'));
    expect(sentFiles(runtime)).toEqual(['1.pdf', '2.pdf']);
    expect(listed()).toMatchObject([
      { name: '1.pdf', problem: '' },
      // Nothing could come of trying again.
      { name: bad.name, problem: told, acts: [fileWording.leaveOutOf({ name: bad.name })] },
      { name: '2.pdf', problem: '' },
    ]);
    expect(errorOf()).toContain(fileWording.filesRefused({ name: bad.name }));
    expect(held(runtime)).toBe(`hold copy ${fileWording.filesRefused({ name: bad.name })}`);
    await press(fileWording.leaveOutOf({ name: bad.name }));
    await settle();
    expect(listed().map(({ name }) => name)).toEqual(['1.pdf', '2.pdf']);
    expect(held(runtime)).toBe('hold copy ');
    expect(runtime.asked.filter((one) => one.startsWith('send drop'))).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  it('the same one twice, at once or later, is one file, and that is said', async () => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: sent }));
    await draw(runtime);
    const told = [
      { name: '写し.pdf', problem: '' },
      { name: '写し.pdf', problem: fileWording.fileTwice({ name: '写し.pdf' }) },
    ];
    await choose(file('写し.pdf'), file('写し.pdf'));
    expect([sentFiles(runtime), listed()]).toMatchObject([['写し.pdf'], told]);
    await choose(file('写し.pdf'));
    expect([sentFiles(runtime), listed()]).toMatchObject([['写し.pdf'], told]);
  });

  it('the same content in another name is refused, and that is said; another one of the same size is not', async () => {
    let nth = 0;
    const runtime = fileScreen(() => {
      nth += 1;
      return asSent(nth);
    });
    await draw(runtime);
    await choose(file('写し.pdf', 'pdf', 'a'), file('写し(1).pdf', 'pdf', 'a'), file('2.pdf', 'pdf', 'b'));
    expect(sentFiles(runtime)).toEqual(['写し.pdf', '2.pdf']);
    // As one that scans page by page names them.
    await choose(file('2.pdf', 'pdf', 'c'));
    expect(sentFiles(runtime)).toEqual(['写し.pdf', '2.pdf', '2.pdf']);
    expect(listed()[1]).toMatchObject({
      name: '写し(1).pdf',
      problem: fileWording.fileSame({ name: '写し(1).pdf', other: '写し.pdf' }),
      acts: [fileWording.leaveOutOf({ name: '写し(1).pdf' })],
    });
  });

  it('a file without an ending is what its bytes say', async () => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: sent }));
    await draw(runtime);
    await choose(file('写し'));
    expect(sentFiles(runtime)).toEqual(['写し']);
  });

  it('too many: as many as there is room for are sent, the others wait for room', async () => {
    let nth = 0;
    const runtime = fileScreen(
      (call) => {
        nth += 1;
        return call === 'drop' ? { kind: 'ok', body: {} } : asSent(nth);
      },
      [],
      2,
    );
    await draw(runtime);
    await choose(file('1.pdf'), file('2.pdf'), file('3.pdf'));
    expect(sentFiles(runtime)).toEqual(['1.pdf', '2.pdf']);
    expect(listed()[2]).toMatchObject({ name: '3.pdf', problem: fileWording.fileMost({ most: 2 }) });
    await press(fileWording.retryFileOf({ name: '3.pdf' }));
    await settle();
    expect(sentFiles(runtime)).toHaveLength(2);
    await press(fileWording.removeFileOf({ name: '1.pdf' }));
    await press(fileWording.retryFileOf({ name: '3.pdf' }));
    await settle();
    expect(sentFiles(runtime)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
    expect(errorOf()).toBe('');
  });

  it.each([
    ['refused, in the portal’s words', refused, refused.message],
    ['without an answer, as unknown', lost, fileWording.fileUnknown({ name: '2.pdf' })],
    ['refused without words', { ...refused, message: '' }, fileWording.fileNotSent({ name: '2.pdf' })],
  ])('%s: it stays in its place, and is sent again without being chosen anew', async (_, outcome, told) => {
    const before = { ...sent, attachmentId: 'a0', name: '0.pdf' };
    let nth = 0;
    const runtime = fileScreen(
      () => {
        nth += 1;
        return nth === 2 ? outcome : asSent(nth);
      },
      [before],
      9,
    );
    await draw(runtime);
    await choose(file('1.pdf'), file('2.pdf'), file('3.pdf'));
    const names = () => listed().map(({ name }) => name);
    expect(names()).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf']);
    expect(listed()[2]).toEqual({
      name: '2.pdf',
      problem: told,
      acts: [fileWording.retryFileOf({ name: '2.pdf' }), fileWording.leaveOutOf({ name: '2.pdf' })],
    });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await press(fileWording.retryFileOf({ name: '2.pdf' }));
    // The button is gone; the focus is with the file.
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
    await settle();
    expect(sentFiles(runtime)).toEqual(['1.pdf', '2.pdf', '3.pdf', '2.pdf']);
    expect(runtime.view.getState().form.copy).toMatchObject([
      { attachmentId: 'a0' },
      { attachmentId: 'a1' },
      { attachmentId: 'a4' },
      { attachmentId: 'a3' },
    ]);
    expect(errorOf()).toBe('');
  });

  it('several that failed are sent again by one press; chosen anew, they are the same', async () => {
    let nth = 0;
    const runtime = fileScreen(() => {
      nth += 1;
      return nth <= 3 ? lost : asSent(nth);
    });
    await draw(runtime);
    await choose(file('1.pdf'), file('2.pdf'));
    await choose(file('1.pdf'));
    expect(listed().map(({ name }) => name)).toEqual(['1.pdf', '2.pdf']);
    await press(fileWording.retryFiles({ count: 2 }));
    await settle();
    expect(sentFiles(runtime)).toEqual(['1.pdf', '2.pdf', '1.pdf', '1.pdf', '2.pdf']);
    expect(runtime.view.getState().form.copy).toMatchObject([{ attachmentId: 'a4' }, { attachmentId: 'a5' }]);
  });

  it('one of which nobody knows whether it was received is removed at the portal, too', async () => {
    let nth = 0;
    const runtime = fileScreen((call) => {
      nth += 1;
      if (call === 'drop') return { kind: 'ok', body: {} };
      return nth === 1 ? lost : asSent(nth);
    });
    await draw(runtime);
    await choose(file('1.pdf'));
    await press(fileWording.leaveOutOf({ name: '1.pdf' }));
    await settle();
    expect(runtime.asked).toContain('send drop {"attachmentId":"a2"}');
    expect(listed()).toEqual([]);
    expect(runtime.view.getState().form.copy).toEqual([]);
  });

  it('are removed by their button; the focus goes back to the input', async () => {
    const runtime = fileScreen(() => ({ kind: 'ok', body: {} }), [sent], 1);
    await draw(runtime);
    expect(input().getAttribute('aria-disabled')).toBe('true');
    await press(fileWording.removeFileOf({ name: '写し.pdf' }));
    expect(runtime.asked).toContain('send drop {"attachmentId":"a9"}');
    expect(runtime.view.getState().form.copy).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  it.each([
    ['were not', { ...lost, isUnknown: false }, fileWording.fileNotRemoved({ name: '写し.pdf' })],
    ['perhaps were not', lost, fileWording.fileRemovalUnknown({ name: '写し.pdf' })],
  ])('stay when they %s removed, and that is said', async (_, outcome, told) => {
    const runtime = fileScreen(() => outcome, [sent]);
    await draw(runtime);
    await press(fileWording.removeFileOf({ name: '写し.pdf' }));
    expect(listed()).toMatchObject([{ problem: told, acts: [fileWording.removeFileOf({ name: '写し.pdf' })] }]);
    expect(runtime.view.getState().form.copy).toEqual([sent]);
    // What the portal has does not keep anybody from going on.
    expect(held(runtime)).toBe('hold copy ');
  });
});
