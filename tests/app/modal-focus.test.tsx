import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadingDialog } from '../../src/ui/loading-dialog.tsx';
import { Modal } from '../../src/ui/modal.tsx';

afterEach(cleanup);

function pageWith(dialog: React.ReactNode, { isLeft = false } = {}) {
  const page = (shown: React.ReactNode) => (
    <>
      <main inert={isLeft}>
        <h1 id="heading" tabIndex={-1}>
          届出
        </h1>
        <button type="button" id="opener">
          開く
        </button>
      </main>
      {shown}
    </>
  );
  const { rerender } = render(page(null));
  return { open: () => rerender(page(dialog)), close: () => rerender(page(null)) };
}

const focused = () => document.activeElement?.id ?? '';

describe('where the focus goes when a dialog closes', () => {
  it('to what had it', () => {
    const { open, close } = pageWith(<Modal title="確認" />);
    document.getElementById('opener')?.focus();
    open();
    expect(focused()).not.toBe('opener');
    close();
    expect(focused()).toBe('opener');
  });

  it('to the heading of the page, if it opened with the page', () => {
    const { open, close } = pageWith(<Modal title="確認" />);
    open();
    close();
    expect(focused()).toBe('heading');
  });

  it('to the main part of the page as long as it has no heading: a title may wait for data', () => {
    const { open, close } = pageWith(<Modal title="確認" />);
    document.getElementById('heading')?.remove();
    document.querySelector('main')?.setAttribute('tabindex', '-1');
    open();
    close();
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('nowhere while the page is being left, nor after a wait that nobody began by a press', () => {
    for (const [dialog, isLeft] of [
      [<Modal title="確認" key="left" />, true],
      [<LoadingDialog text="取得中" key="wait" />, false],
    ] as const) {
      const { open, close } = pageWith(dialog, { isLeft });
      open();
      close();
      expect(focused()).toBe('');
      cleanup();
    }
  });
});

describe('a dialog that the browser closes by itself', () => {
  it.each([0, 1])('is open again, and whoever can close it is told (%i times)', (times) => {
    let told = 0;
    const onEscape = times === 0 ? undefined : () => (told += 1);
    const { open } = pageWith(<Modal title="確認" onEscape={onEscape} />);
    open();
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.close();
    expect([dialog.open, told]).toEqual([true, times]);
  });
});
