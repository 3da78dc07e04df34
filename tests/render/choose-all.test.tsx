import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as fieldWording from '../../build/wording/field.ts';
import { draw } from './draw.tsx';
import { expression, text } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sample = (count: number) => Array.from({ length: count }, (_, nth) => String(nth + 1));
const view = [{ kind: 'field', field: 'sample', shownWhen: null }] as const;

it('more than seven boxes are chosen, and left, with one press', async () => {
  const options = sample(8).map((value) => ({ value, label: `見本${value}`, hint: '' }));
  const runtime = fakeScreen({ view, fields: [aField('sample', { widget: 'checkbox', type: 'list', options })] });
  await draw(runtime);
  press(fieldWording.chooseAll);
  expect(runtime.view.getState().form.sample).toEqual(sample(8));
  expect(screen.getByRole('status').textContent).toBe(fieldWording.chosenAll);
  press(fieldWording.chooseNone);
  expect(runtime.view.getState().form.sample).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(fieldWording.chosenNone);
});

it('of a list of records all that can be chosen are, where they are more than seven', async () => {
  const records = sample(9).map((id) => ({ id, closed: id === '9', isChecked: false }));
  const items = {
    key: expression('item.id'),
    edits: 'isChecked',
    options: { key: expression('item.id'), name: text('${item.id}'), lockedWhen: expression('item.closed') },
  };
  const field = aField('sample', {
    widget: 'member-picker',
    type: 'list',
    widgetOptions: { edits: 'isChecked' },
    items,
  });
  const runtime = fakeScreen({ view, fields: [field], shows: { form: { sample: records } } });
  await draw(runtime);
  press(fieldWording.chooseAll);
  const chosen = runtime.view.getState().form.sample as typeof records;
  expect(chosen.filter(({ isChecked }) => isChecked).map(({ id }) => id)).toEqual(sample(8));
});
