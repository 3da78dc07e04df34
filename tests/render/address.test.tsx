import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as addressWording from '../../build/wording/address.ts';
import type { PostalPlaces } from '../../src/forms/postal-places.ts';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

const table: { readonly [file: string]: PostalPlaces } = {
  '100': { '0005': [['東京都', '千代田区', '丸の内']] },
  '380': {
    '0837': [
      ['長野県', '長野市', '南長野'],
      ['長野県', '長野市', '南長野幅下'],
    ],
  },
};

const asked: string[] = [];
let answer: (file: string) => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async (file) => new Response(JSON.stringify(table[file]), { status: table[file] ? 200 : 404 });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer(url.match(/(\d{3})\.json$/)?.[1] ?? '');
  });
});
afterEach(() => vi.unstubAllGlobals());

const codeInput = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${addressWording.code}`));
const address = () => screen.getByLabelText<HTMLTextAreaElement>(/^住所/);
const says = () => screen.getByRole('status').textContent;

async function typeCode(code: string): Promise<void> {
  await act(async () => {
    fireEvent.change(codeInput(), { target: { value: code } });
  });
}

const lastHeld = ({ asked }: { readonly asked: readonly string[] }) =>
  asked.filter((one) => one.startsWith('hold address')).at(-1);

const byItself = async (form: { readonly [name: string]: unknown } = {}) => {
  // As a descriptor's options are where it says nothing of a code in the form.
  const widgetOptions = { asksCode: true, fromCode: '' };
  const runtime = fakeScreen({
    view: [{ kind: 'field', field: 'address', shownWhen: null }],
    fields: [aField('address', { label: '住所', widget: 'address', widgetOptions })],
    shows: { form },
  });
  await draw(runtime);
  return runtime;
};

/** The form asks for the code anyway. */
const besides = async (form: { readonly [name: string]: unknown }) => {
  const runtime = fakeScreen({
    view: ['code', 'address'].map((field) => ({ kind: 'field', field, shownWhen: null }) as const),
    fields: [
      aField('code', { label: addressWording.code, widget: 'postal-code' }),
      aField('address', {
        label: '住所',
        widget: 'address',
        widgetOptions: { fromCode: expression("has(form.code) ? form.code : ''") },
      }),
    ],
    shows: { form },
  });
  await draw(runtime);
  return runtime;
};

describe('the address of somebody else', () => {
  const somebody = (form: { readonly [name: string]: unknown }) =>
    draw(
      fakeScreen({
        view: ['yours', 'address'].map((field) => ({ kind: 'field', field, shownWhen: null }) as const),
        fields: [
          aField('yours', { label: 'あなたの住所', widget: 'text' }),
          aField('address', {
            label: '住所',
            widget: 'address',
            widgetOptions: { yours: expression("has(form.yours) ? form.yours : ''") },
          }),
        ],
        shows: { form },
      }),
    );
  const same = () => screen.queryByRole('button', { name: addressWording.sameOf({ label: '住所' }) });

  it('can be made the same as one’s own, which then has the focus, and is no longer offered', async () => {
    await somebody({ yours: '東京都千代田区千代田1番1号', address: '大阪府大阪市' });
    await act(async () => fireEvent.click(same() as HTMLElement));
    expect([address().value, document.activeElement]).toEqual(['東京都千代田区千代田1番1号', address()]);
    expect(same()).toBeNull();
  });

  it('is offered nothing while one’s own is empty', async () => {
    await somebody({ yours: '' });
    expect(same()).toBeNull();
  });
});

describe('a postal code begins an address', () => {
  it('that is empty, as soon as it has seven digits, and asks for no more than the codes that begin alike', async () => {
    await byItself();
    await typeCode('100-000');
    expect(asked).toEqual([]);
    await typeCode('〒１００－０００５');
    expect(asked.map((url) => url.replace(/^.*data/, ''))).toEqual(['/postal/100.json']);
    expect(address().value).toBe('東京都千代田区丸の内');
    expect(says()).toBe(addressWording.filled({ beginning: '東京都千代田区丸の内' }));
    fireEvent.change(address(), { target: { value: '東京都千代田区丸の内一丁目1番1号' } });
    expect(says()).toBe('');
  });

  it('anew, where nobody has written on', async () => {
    await byItself();
    await typeCode('1000005');
    await typeCode('3800837');
    expect(address().value).toBe('東京都千代田区丸の内');
    fireEvent.click(
      screen.getByRole('button', { name: addressWording.offer({ beginning: '長野県長野市南長野幅下' }) }),
    );
    expect(address().value).toBe('長野県長野市南長野幅下');
    expect(document.activeElement).toBe(address());
    expect(screen.queryByRole('button', { name: /を入れる/ })).toBeNull();
    await typeCode('1000005');
    expect(
      screen.getByRole('button', { name: addressWording.offer({ beginning: '東京都千代田区丸の内' }) }),
    ).toBeTruthy();
  });

  it('and leaves what a person wrote, or is about to write', async () => {
    await besides({ address: '東京都見本区' });
    await typeCode('1000005');
    expect(address().value).toBe('東京都見本区');
    expect(says()).toBe(addressWording.differs);
    fireEvent.click(screen.getByRole('button', { name: addressWording.offer({ beginning: '東京都千代田区丸の内' }) }));
    expect(address().value).toBe('東京都千代田区丸の内');
    fireEvent.change(address(), { target: { value: '' } });
    address().focus();
    await typeCode('3800837');
    await typeCode('1000005');
    expect(address().value).toBe('');
  });

  it('and holds up an address of another prefecture, until one of the two is put right', async () => {
    const runtime = await besides({ address: '長野県長野市南長野1番' });
    const told = addressWording.otherPrefecture({ prefecture: '東京都' });
    const held = () => lastHeld(runtime);
    await typeCode('1000005');
    expect([says(), held()]).toEqual([told, `hold address ${told}`]);
    await act(async () => fireEvent.change(address(), { target: { value: '千代田区丸の内一丁目' } }));
    expect([says(), held()]).toEqual([addressWording.differs, 'hold address ']);
    await act(async () => fireEvent.change(address(), { target: { value: '長野県長野市南長野1番' } }));
    expect(held()).toBe(`hold address ${told}`);
    await typeCode('3800837');
    expect(held()).toBe('hold address ');
  });

  it('which is nobody’s answer, and holds up nothing in another prefecture', async () => {
    const runtime = await byItself({ address: '' });
    await typeCode('1000005');
    await act(async () => fireEvent.change(address(), { target: { value: '長野県長野市南長野1番' } }));
    expect([says(), lastHeld(runtime)]).toEqual([addressWording.differs, 'hold address ']);
  });

  it.each([
    ['the form asks for', () => besides({})],
    ['only fills in', () => byItself()],
  ])('that a person has to write on: a code that %s', async (_, open) => {
    const runtime = await open();
    await typeCode('1000005');
    const filled = addressWording.filled({ beginning: '東京都千代田区丸の内' });
    expect([says(), lastHeld(runtime)]).toEqual([filled, `hold address ${filled}`]);
    await act(async () => fireEvent.change(address(), { target: { value: '東京都千代田区丸の内1' } }));
    expect([says(), lastHeld(runtime)]).toEqual(['', 'hold address ']);
  });

  it('but asks nothing about a code that was there', async () => {
    await besides({ code: '1000005', address: '' });
    expect(asked).toEqual([]);
    expect(address().value).toBe('');
  });

  it('is asked for again only on demand where an address is known', async () => {
    await byItself({ address: '見本県例示市一丁目' });
    expect(screen.queryByLabelText(new RegExp(`^${addressWording.code}`))).toBeNull();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: addressWording.codeAgainOf({ label: '住所' }) })),
    );
    expect(document.activeElement).toBe(codeInput());
  });

  it('is described as what it does: fills in, or offers where somebody has written an address', async () => {
    await byItself({ address: '' });
    expect(codeInput().getAttribute('aria-describedby')).not.toBeNull();
    expect(document.body.textContent).toContain(addressWording.codeHint({ label: '住所' }));
    await act(async () => fireEvent.change(address(), { target: { value: '見本県例示市一丁目' } }));
    expect(document.body.textContent).not.toContain(addressWording.codeHint({ label: '住所' }));
    expect(document.body.textContent).toContain(addressWording.codeHintOffers({ label: '住所' }));
  });

  it.each([
    ['no place', async () => new Response('', { status: 404 }), addressWording.codeUnknown],
    ['no answer', () => Promise.reject(new TypeError('offline')), addressWording.codeFailed],
    ['another answer than places', async () => new Response('{"9999":[[1,2]]}'), addressWording.codeFailed],
  ] as const)('and says so where there is %s', async (_, answers, told) => {
    answer = answers;
    await byItself();
    await typeCode('9999999');
    expect(says()).toBe(told);
    expect(address().value).toBe('');
  });
});
