import { expect, it, vi } from 'vitest';
import type { Field } from '../../src/model/field.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { fillInput } from './browser/fill-input.ts';
import type { BrowserTab, Control } from './browser/tab.ts';
import { inputsOf } from './in-process/inputs.ts';

const option = (value: string, label: string) => ({ value, label, hint: '' });
const common = { hint: '', widgetOptions: {}, shownWhen: null, options: [] };
const fields = [
  { ...common, name: 'agreed', label: '同意', widget: 'agreement', type: 'flag' },
  { ...common, name: 'way', label: '方法', widget: 'radio', type: 'text', options: [option('post', '郵送')] },
  { ...common, name: 'reports', label: '届出', widget: 'checkbox', type: 'list', options: [option('1', '氏')] },
] as unknown as readonly Field[];
const screen = { fields, groups: [] } as unknown as Screen;

const refused: readonly (readonly [field: string, value: unknown, because: RegExp])[] = [
  ['agreed', '全部', /true と書いてください/],
  ['agreed', '同意', /true と書いてください/],
  ['way', ['post'], /一つだけ/],
  ['way', 'fax', /選べません|「fax」という選択肢はありません/],
  ['reports', true, /選択肢の文言か値/],
  ['reports', ['2'], /選べません|「2」という選択肢はありません/],
];

it.each(refused)('without a picture, %s does not take %j', (field, value, because) => {
  const recordInput = vi.fn();
  const runtime = { screen, text: String, recordInput } as unknown as ScreenRuntime;
  const input = inputsOf(runtime).find((one) => one.field === field);
  expect(input?.enter(value)).toMatch(because);
  expect(recordInput).not.toHaveBeenCalled();
  if (field === 'agreed') expect(input?.enter(true)).toBeNull();
});

it.each(refused)('in a browser, %s does not take %j', async (field, value, because) => {
  const check = vi.fn();
  const { widget = '', options = [] } = fields.find(({ name }) => name === field) ?? {};
  const kind = widget === 'radio' ? 'radio' : 'checkbox';
  const controls = [{ kind, value: options[0]?.value ?? 'true', isRefused: false, label: '', check }] as unknown;
  const tab = { controls: async () => controls as readonly Control[] } as unknown as BrowserTab;
  expect(await fillInput(tab, screen, field, value, null)).toMatch(because);
  expect(check).not.toHaveBeenCalled();
  if (field === 'agreed') expect(await fillInput(tab, screen, field, true, null)).toBeNull();
});
