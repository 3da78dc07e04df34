import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLate } from '../../src/app/late.ts';
import { preloadable } from '../../src/draw/preloadable.ts';

afterEach(cleanup);

it('a late part is asked for when it is needed, and again when the connection is back', async () => {
  let loads = 0;
  const part = preloadable(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return '届きました';
  });
  const reports: string[] = [];
  const report = (what: string) => void reports.push(what);
  const Shown = ({ needed }: { readonly needed: boolean }) => <p>{useLate(part, needed, report) ?? 'まだ'}</p>;
  const { rerender } = render(<Shown needed={false} />);
  expect(loads).toBe(0);
  await act(async () => rerender(<Shown needed />));
  expect([screen.getByText('まだ').tagName, loads, reports]).toEqual(['P', 1, ['late part']]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect([screen.getByText('届きました').tagName, loads]).toEqual(['P', 2]);
  rerender(<Shown needed={false} />);
  expect(screen.getByText('まだ').tagName).toBe('P');
});
