import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as referenceWording from '../../build/wording/reference.ts';
import { groupsOfFour } from '../../src/model/groups-of-four.ts';
import { draw } from './draw.tsx';
import { fakeScreen } from './fake-screen.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['20261120000123', '2026 1120 0001 23'],
  ['12345678', '1234 5678'],
  ['123', '123'],
  ['', ''],
  ['K-2026-000123', 'K-2026-000123'],
  ['123 45678', '123 45678'],
])('%s is shown as %s', (value, shown) => {
  expect(groupsOfFour(value)).toBe(shown);
});

const number = () =>
  fakeScreen({
    view: [
      {
        kind: 'widget',
        widget: 'reception-number',
        options: { 'reception-number': '20261120000123', label: '受付番号' },
        shownWhen: null,
      },
    ],
  });

it.each([
  ['says that it is copied', async () => {}, referenceWording.copied],
  [
    'says what to do where the browser refuses',
    async () => Promise.reject(new Error('denied')),
    referenceWording.notCopied,
  ],
])('the copy button copies the number without gaps and %s', async (_, writeText, said) => {
  const clipboard = { writeText: vi.fn(writeText) };
  vi.stubGlobal('navigator', { clipboard });
  await draw(number());
  fireEvent.click(screen.getByRole('button', { name: referenceWording.copy }));
  expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
  expect(clipboard.writeText.mock.calls).toEqual([['20261120000123']]);
});
