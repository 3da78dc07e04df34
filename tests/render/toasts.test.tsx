import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import { type ShownToast, Toast } from '../../src/ui/toast.tsx';
import { ToastRegion } from '../../src/ui/toast-region.tsx';

const dismissed: number[] = [];
const toast = (id: number, given: Partial<ShownToast> = {}): ShownToast => ({
  id,
  text: `お知らせ${id}`,
  tone: 'info',
  place: 'top-right',
  seconds: 5,
  ...given,
});
const draw = (...toasts: readonly ShownToast[]) =>
  render(<ToastRegion toasts={toasts} Toast={Toast} onDismiss={(id) => void dismissed.push(id)} />);
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const box = (text: string) => screen.getByText(text).parentElement as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  dismissed.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('the region is there before the first toast', () => {
    draw();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['CO-046', 'top-right', 5],
    ['CO-049', 'top-center', 3],
  ] as const)('%s a toast at %s lasts %d seconds', async (_row, place, seconds) => {
    draw(toast(1, { place, seconds }));
    await wait(seconds * 1000 - 1);
    expect(dismissed).toEqual([]);
    await wait(1);
    expect(dismissed).toEqual([1]);
  });

  it.each([
    ['CO-048', 'top-right'],
    ['CO-050', 'top-center'],
  ] as const)('%s stands %s', (_row, place) => {
    draw(toast(1, { place }));
    expect(box('お知らせ1').className).toBe(`ui-toast ui-toast-info ui-toast-${place}`);
  });

  it('at most 20 are visible, the newest, newest first [CO-047]', () => {
    draw(...Array.from({ length: 25 }, (_, index) => toast(index + 1)));
    const texts = screen.getAllByText(/お知らせ/).map((line) => line.textContent);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([20, 'お知らせ25', 'お知らせ6']);
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('waits while %s, then lasts the rest of its time', async (_says, hold, release) => {
    draw(toast(1));
    await wait(4000);
    hold(box('お知らせ1'));
    await wait(60_000);
    expect(dismissed).toEqual([]);
    release(box('お知らせ1'));
    await wait(999);
    expect(dismissed).toEqual([]);
    await wait(1);
    expect(dismissed).toEqual([1]);
  });

  it('can be closed by hand', () => {
    draw(toast(1));
    fireEvent.click(screen.getByRole('button', { name: commonWording.close }));
    expect(dismissed).toEqual([1]);
  });
});
