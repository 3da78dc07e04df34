import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from './draw.tsx';
import { expression, text } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

const guest = (id: string, more: object = {}) => ({
  id,
  name: id,
  closed: false,
  comes: false,
  note: `${id}の欄`,
  ...more,
});

function pickerOf(...guests: readonly object[]) {
  return fakeScreen({
    view: [{ kind: 'field', field: 'guests', shownWhen: null }],
    fields: [
      aField('guests', {
        label: '来る人',
        widget: 'member-picker',
        type: 'list',
        widgetOptions: { edits: 'comes' },
        items: {
          key: expression('item.id'),
          edits: 'comes',
          options: {
            key: expression('item.id'),
            group: text("${item.closed ? '受付が済んだ人' : '受け付ける人'}"),
            name: text('${item.name} さん'),
            details: [],
            lockedWhen: expression('item.closed'),
            lockedText: text('${item.name} さんは済んでいます。'),
          },
        },
      }),
    ],
    shows: { form: { guests } },
  });
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} さん`);

it('sets the one member of the one item and leaves everything else as it was', async () => {
  const [ichi, ni] = [guest('一'), guest('二', { comes: true })];
  const runtime = pickerOf(ichi, ni);
  await draw(runtime);
  fireEvent.click(box('一'));
  expect(runtime.view.getState().form.guests).toEqual([{ ...ichi, comes: true }, ni]);
  fireEvent.click(box('二'));
  expect(runtime.view.getState().form.guests).toEqual([
    { ...ichi, comes: true },
    { ...ni, comes: false },
  ]);
});

it('a locked item can be reached and read, not chosen', async () => {
  const runtime = pickerOf(guest('一'), guest('二', { closed: true }));
  await draw(runtime);
  const locked = box('二');
  locked.focus();
  expect(document.activeElement).toBe(locked);
  fireEvent.click(locked);
  expect(locked.checked).toBe(false);
  expect(runtime.asked).toEqual([]);
});

it('what is locked does not stay chosen, others do', async () => {
  const runtime = pickerOf(guest('一', { comes: true }), guest('二', { closed: true, comes: true }));
  await draw(runtime);
  expect(runtime.view.getState().form.guests).toMatchObject([{ comes: true }, { comes: false }]);
  expect([box('一').checked, box('二').checked]).toEqual([true, false]);
});

it('follows a list that comes later and in another order; the control of an item stays the same', async () => {
  const runtime = pickerOf();
  await draw(runtime);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  runtime.show({ form: { guests: [guest('一'), guest('二')] } });
  const first = await screen.findByLabelText('一 さん');
  expect(first.id).toBe('field-guests');
  runtime.show({ form: { guests: [guest('二', { comes: true }), guest('一')] } });
  expect((await screen.findByLabelText<HTMLInputElement>('二 さん')).checked).toBe(true);
  expect(box('一')).toBe(first);
  expect(box('二').id).toBe('field-guests');
});

it('items under one heading stand together, and the first control carries the id of the field', async () => {
  await draw(pickerOf(guest('一'), guest('二', { closed: true }), guest('三')));
  const names = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);
  expect(names).toEqual(['一', '三', '二']);
  expect(screen.getByRole('group', { name: '受け付ける人' }).contains(box('三'))).toBe(true);
  expect(document.getElementById('field-guests')).toBe(box('一'));
});
