import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from './draw.tsx';
import { fakeScreen } from './fake-screen.ts';

afterEach(() => vi.unstubAllGlobals());

it('the print button prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await draw(fakeScreen({ view: [{ kind: 'print', text: '控えを印刷する', shownWhen: null }] }));
  fireEvent.click(screen.getByRole('button', { name: '控えを印刷する' }));
  expect(print).toHaveBeenCalledOnce();
});
