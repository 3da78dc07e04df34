import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\nbase: trial\n',
  'screens/trial/SZZ0001-01-001.trial-days.yaml': `id: SZZ0001-01-001
name: trial-days
path: days
title: 日数
view:
  - { field: most }
  - { text: "次は\${numberText(form.most + 1)}です。", shownWhen: has(form.most) && form.most >= 60 }
  - { field: least }
  - { text: まだありません。, shownWhen: "form.wish == '' && missing(form.least)" }
  - { field: wish }
  - { button: 次へ, action: next }
fields:
  most: { label: 上限, widget: number, required: true, messages: { required: 上限を入力してください。 } }
  least:
    label: 下限
    widget: number
    max: 100
    messages: { max: 100までです。 }
    rules: [{ refuseWhen: form.least > form.most, with: [most], message: "\${label}は、上限までの数にしてください。" }]
  wish: { label: 希望, widget: text, maxLength: 2, messages: { maxLength: 2文字までです。 } }
actions:
  next: [{ leave: portalTop }]
`,
});

async function errorsOf(values: { readonly [field: string]: unknown }) {
  const browser = openBrowser({ project, replies: {} });
  await browser.open('trial/days');
  for (const [name, value] of Object.entries(values)) browser.screen.recordInput(name, value);
  await browser.press('next');
  return browser.screen.view.getState().errors;
}

const rule = { field: 'least', message: '下限は、上限までの数にしてください。' };

describe('rules between fields', () => {
  it.each([
    ['is told at its owner', { most: 1, least: 2 }, [rule]],
    [
      'is told in the order of the page',
      { most: 1, least: 2, wish: '長い希望' },
      [rule, { field: 'wish', message: '2文字までです。' }],
    ],
    ['reckons with the number that written digits are', { most: '2.50', least: '2.60' }, [rule]],
    ['takes digits as they are written', { most: '2.50', least: 2.4 }, []],
    [
      'never sees a number that would be rounded: it is refused',
      { most: '1.9999999999999999999', least: 5 },
      [{ field: 'most', message: '「上限」は、けたが多すぎます。けたを減らして入力してください。' }],
    ],
    ['waits for what is missing', { least: 2 }, [{ field: 'most', message: '上限を入力してください。' }]],
    [
      'waits until each of its fields is right by itself',
      { most: 1, least: 200 },
      [{ field: 'least', message: '100までです。' }],
    ],
    [
      'is not held against what is no number, which is refused and stops nothing',
      { most: '3000円', least: 2 },
      [{ field: 'most', message: expect.stringContaining('数字') }],
    ],
    ['asks nothing of an empty owner', { most: 1, wish: '長い希望' }, [{ field: 'wish', message: '2文字までです。' }]],
  ])('%s', async (_, values, expected) => expect(await errorsOf(values)).toEqual(expected));
});
