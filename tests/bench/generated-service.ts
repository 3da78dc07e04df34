import { stringify } from 'yaml';
import { dataFormPath } from './data-form.ts';
import { choices, digitCount, manyScreen, maxLength, screenCount, sixtyFields, ways } from './sixty-fields.ts';

/** The top page lists every service. */
const card = `
  - title: 測定するとき
    services:
      - service: bench
        words:
          - [測定]
`;

/** The top page's descriptor with the service on it. */
export const withCard = (home: string): string => `${home.trimEnd()}${card}`;

/** Texts of the service `bench` by file (below the project): one screen of 60 fields, one of a form that comes as data, and 100 screens of three. */
export function generatedService(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const names = Array.from({ length: screenCount }, (_, index) => `bench-many-${index + 1}`);
  write('service', {
    service: 'bench',
    title: '測定',
    layout: { heading: true },
    flows: {
      sixty: { screens: ['bench-sixty', 'bench-sixty-done'], startsAt: ['bench-sixty'] },
      data: { screens: ['bench-data', 'bench-data-done'], startsAt: ['bench-data'] },
      many: { screens: [...names, 'bench-many-done'], startsAt: names.slice(0, 1) },
    },
  });
  write('SBN0001-00-001.bench-sixty', sixty());
  write('SBN0001-00-002.bench-sixty-done', done('SBN0001-00-002', 'sixty'));
  write('SBN0001-00-003.bench-data', data());
  write('SBN0001-00-004.bench-data-done', done('SBN0001-00-004', 'data'));
  files.set('catalog/calls/benchDataForm.yaml', stringify(dataCall));
  write('SBN0001-01-101.bench-many-done', done('SBN0001-01-101', 'many'));
  for (let number = 1; number <= screenCount; number += 1) {
    const id = `SBN0001-01-${String(number).padStart(3, '0')}`;
    write(`${id}.bench-many-${number}`, many(id, number));
  }

  return files;

  function write(name: string, descriptor: object): void {
    files.set(`screens/bench/${name}.yaml`, stringify(descriptor, { aliasDuplicateObjects: false }));
  }
}

const buttons = [
  { button: '次へ', action: 'next' },
  { button: '戻る', action: 'back', look: 'secondary' },
];

/** The end of a flow: nothing to fill in, and a way out. */
function done(id: string, flow: string): object {
  return {
    id,
    name: `bench-${flow}-done`,
    path: `${flow}-done/`,
    title: '終わり',
    view: [
      { text: '入力は以上です。' },
      { button: 'トップページへ', action: 'home' },
      { button: '戻る', action: 'back', look: 'secondary' },
    ],
    actions: { home: [{ leave: 'portalTop' }] },
  };
}

function sixty(): object {
  const fields = sixtyFields.map(({ name, label, kind, onlyFor }) => [
    name,
    {
      label,
      required: true,
      messages: { required: `${label}は必須項目です。` },
      ...(onlyFor === null ? {} : { shownWhen: `has(form.way) && form.way == '${onlyFor}'` }),
      ...{
        text: { widget: 'text', maxLength },
        kana: { widget: 'text', maxLength, fullWidthKana: true },
        digits: { widget: 'text', digits: digitCount },
        select: { widget: 'select', options: choices },
        radio: { widget: 'radio', options: ways },
      }[kind],
    },
  ]);
  return {
    id: 'SBN0001-00-001',
    name: 'bench-sixty',
    path: 'sixty/',
    title: '60項目の入力',
    view: [
      { text: 'すべての項目を入力してください。' },
      ...sixtyFields.map(({ name }) => ({ field: name })),
      ...buttons,
    ],
    fields: Object.fromEntries(fields),
  };
}

const dataCall = {
  call: 'benchDataForm',
  title: '測定',
  path: dataFormPath,
  source: '想定',
  response: { properties: { form: { type: 'dataForm' } } },
};

function data(): object {
  return {
    id: 'SBN0001-00-003',
    name: 'bench-data',
    path: 'data/',
    title: 'データとして届く入力欄',
    data: {
      procedure: {
        call: 'benchDataForm',
        onError: [{ codes: ['malformed'], do: [{ leave: 'portalTop', says: '入力欄を読み込めませんでした。' }] }],
      },
    },
    view: [{ field: 'answers' }, ...buttons],
    fields: {
      answers: { label: '申請の内容', widget: 'data-form', definition: '=procedure.form', version: '1' },
    },
  };
}

/** In the order of their labels. */
const autocompletes = ['name', 'street-address', 'tel'];

function many(id: string, number: number): object {
  const { title, texts, labels } = manyScreen(number);
  // A name of their own for one field of each screen, so that every screen has its own compiled form.
  const fields = labels.map((label, index) => [
    `field${index + 1}of${number}`,
    { label, widget: 'text', required: false, maxLength, autocomplete: autocompletes[index] },
  ]);
  return {
    id,
    name: `bench-many-${number}`,
    path: `many-${number}/`,
    title,
    view: [...texts.map((text) => ({ text })), ...fields.map(([field]) => ({ field })), ...buttons],
    fields: Object.fromEntries(fields),
  };
}
