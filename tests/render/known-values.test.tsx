import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

const against = { value: expression('assistance.address'), source: '登録してある住所' };

const input = () => screen.getByLabelText<HTMLInputElement>(/住所/);

async function drawn(address: string, typed?: string) {
  const runtime = fakeScreen({
    view: [{ kind: 'field', field: 'address', shownWhen: null }],
    fields: [aField('address', { label: '住所', hint: '都道府県から', against })],
    scope: { assistance: { address } },
    shows: { form: typed === undefined ? {} : { address: typed } },
  });
  await draw(runtime);
  return runtime;
}

const description = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('what an input is held against', () => {
  it('is told while the input has that value, and that it differs once it has another', async () => {
    await drawn('東京都見本区1-2-3', '東京都見本区1-2-3');
    expect(description()).toBe('都道府県から 登録してある住所と同じです。');
    fireEvent.change(input(), { target: { value: '大阪府試験市' } });
    expect(description()).toBe('都道府県から 登録してある住所（東京都見本区1-2-3）と違います。');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(input(), { target: { value: '東京都 見本区１－２－３' } });
    expect(description()).toBe('都道府県から 登録してある住所と同じです。');
  });

  it.each([
    ['nothing is typed', '東京都見本区', ''],
    ['nothing is known', '', '大阪府試験市'],
  ])('says nothing where %s', async (_, address, typed) => {
    await drawn(address, typed);
    expect(description()).toBe('都道府県から');
  });
});
