import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from './draw.tsx';
import { fakeScreen } from './fake-screen.ts';

const text = { kind: 'text', text: '受け付けた内容です。', shownWhen: null };
const folded = () =>
  fakeScreen({ view: [{ kind: 'fold', fold: '控えを見る', open: null, blocks: [text], shownWhen: null }] });

const fold = () => screen.getByText('控えを見る').closest('details') as HTMLDetailsElement;

it.each([false, true])('is open on paper, and afterwards as it was before (%s)', async (wasOpen) => {
  await draw(folded());
  expect(fold().open).toBe(false);
  fold().open = wasOpen;
  window.dispatchEvent(new Event('beforeprint'));
  expect(fold().open).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(fold().open).toBe(wasOpen);
});
