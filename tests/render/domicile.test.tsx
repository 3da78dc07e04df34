import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as domicileWording from '../../build/wording/domicile.ts';
import type { Municipalities } from '../../src/forms/municipalities.ts';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

const japan: Municipalities = {
  '01': { name: '北海道', municipalities: ['札幌市'], wards: { 中央区: ['札幌市'] } },
  '13': { name: '東京都', municipalities: ['千代田区'], wards: {} },
};

const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(JSON.stringify(japan));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(/^.*data\//, ''));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const domicile = () => screen.getByLabelText<HTMLInputElement>(/^本籍/);
const says = () => screen.getByRole('status').textContent;
const elsewhere = domicileWording.elsewhere({ municipality: '千代田区', prefecture: '東京都' });

async function open(form: { readonly [name: string]: unknown }) {
  const runtime = fakeScreen({
    view: ['prefecture', 'address'].map((field) => ({ kind: 'field', field, shownWhen: null }) as const),
    fields: [
      aField('prefecture', { label: '都道府県', widget: 'text' }),
      aField('address', {
        label: '本籍',
        widget: 'domicile',
        widgetOptions: { prefecture: expression("has(form.prefecture) ? form.prefecture : ''") },
      }),
    ],
    shows: { form },
  });
  await draw(runtime);
  return { held: () => runtime.asked.filter((one) => one.startsWith('hold address')).at(-1) };
}

const choose = (code: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/^都道府県/), { target: { value: code } });
  });
const type = (text: string) =>
  act(async () => {
    fireEvent.change(domicile(), { target: { value: text } });
  });

it('begins with a municipality of the prefecture that is chosen; another one’s is told and held up until one of the two is put right', async () => {
  const { held } = await open({ prefecture: '01' });
  expect(asked).toEqual([]);
  await type('千代田区霞が関一丁目1番');
  expect(asked).toEqual(['municipalities.json']);
  expect([says(), held()]).toEqual([elsewhere, `hold address ${elsewhere}`]);
  await choose('13');
  expect([says(), held()]).toEqual(['', 'hold address ']);
  await choose('01');
  expect(held()).toBe(`hold address ${elsewhere}`);
  await type('札幌市中央区1番');
  expect([says(), held()]).toEqual(['', 'hold address ']);
  expect(asked).toHaveLength(1);
});

it('a ward whose city is left out is told, with the city', async () => {
  const { held } = await open({ prefecture: '01' });
  await type('中央区1番');
  const withoutCity = domicileWording.withoutCity({ ward: '中央区', cities: '札幌市' });
  expect([says(), held()]).toEqual([withoutCity, `hold address ${withoutCity}`]);
});

it.each([
  ['another answer than municipalities', async () => new Response('{"13":null,"x":5}')],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an error', async () => new Response('', { status: 503 })],
])('where there is %s, nobody is held up', async (_, answers) => {
  answer = answers;
  const { held } = await open({ prefecture: '01' });
  await type('千代田区霞が関一丁目1番');
  expect([asked.length, says(), held()]).toEqual([1, '', 'hold address ']);
});

it('what the error at the field says is not said twice', async () => {
  const field = { label: '本籍', widget: 'domicile', widgetOptions: { prefecture: '01' } };
  await draw(
    fakeScreen({
      view: [{ kind: 'field', field: 'address', shownWhen: null }],
      fields: [aField('address', field)],
      shows: { form: { address: '千代田区1番' }, errors: [{ field: 'address', message: elsewhere }] },
    }),
  );
  await act(async () => {});
  expect(asked).toHaveLength(1);
  expect(says()).toBe('');
});
