import { stringify } from 'yaml';
import { dataFormPath } from './data-form.ts';
import { buttons, formScreen, lastScreen, type Screen } from './form-screens.ts';
import { growingFields, largestForm } from './growth-forms.ts';
import { rowsCall, rowsScreen, rowsType } from './rows-service.ts';
import { manyScreen, maxLength, screenCount, sixtyFields } from './sixty-fields.ts';

export interface AddedService {
  readonly name: string;
  /** Texts by file (below the project). */
  readonly files: ReadonlyMap<string, string>;
}

/** The service on the top page, on which every one has to be. `home`: its file, which listed the services itself in earlier revisions. */
export function onTopPage(home: string, name: string): ReadonlyMap<string, string> {
  if (home === '') return new Map();
  if (!home.includes('- service: ')) {
    const [, event = ''] = /^ {2}(\w+):/mu.exec(home) ?? [];
    const card = { event, place: 900 + name.length, says: '測定します。', page: `/svc/${name}/`, words: [['測定']] };
    return new Map([[`screens/${name}/catalog/home.yaml`, stringify(card)]]);
  }
  const listed = `${home.trimEnd()}
  - title: 測定するとき
    services:
      - service: ${name}
        words:
          - [測定]
`;
  const card = { name, title: '測定', says: '測定します。', to: `/svc/${name}/`, rank: 999 };
  return new Map([
    ['catalog/home.yaml', listed],
    [`src/server/services/${name}/module.ts`, `export const module = { cards: [${JSON.stringify(card)}] };\n`],
  ]);
}

/** Whom to ask about the service, which every one has to say. `schema`: that of services, which knew of none in earlier revisions. */
export function withContact({ name, files }: AddedService, schema: string): ReadonlyMap<string, string> {
  const file = `screens/${name}/service.yaml`;
  if (!schema.includes('"contact"')) return files;
  const contact = stringify({ contact: { office: '測定の窓口', phone: '03-0000-0001', hours: '平日の午前' } });
  return new Map([...files, [file, `${files.get(file) ?? ''}${contact}`]]);
}

/** The service `bench`: a screen of 60 fields and one of 600, one of a form that comes as data, one of 200 rows of inputs, and 100 screens of three. */
export function generatedService(): AddedService {
  const names = Array.from({ length: screenCount }, (_, index) => `bench-many-${index + 1}`);
  return {
    name: 'bench',
    files: serviceFiles(
      {
        service: 'bench',
        title: '測定',
        layout: { heading: true },
        state: { list: { type: 'benchList', keep: 'session' } },
        flows: {
          sixty: { screens: ['bench-sixty', 'bench-sixty-done'], startsAt: ['bench-sixty'] },
          large: { screens: ['bench-large', 'bench-large-done'], startsAt: ['bench-large'] },
          rows: { screens: ['bench-rows', 'bench-rows-done'], startsAt: ['bench-rows'] },
          data: { screens: ['bench-data', 'bench-data-done'], startsAt: ['bench-data'] },
          many: { screens: [...names, 'bench-many-done'], startsAt: names.slice(0, 1) },
        },
      },
      [
        formScreen({
          id: 'SBN0001-00-001',
          name: 'bench-sixty',
          path: 'sixty/',
          title: '60項目の入力',
          fields: sixtyFields,
        }),
        lastScreen('SBN0001-00-002', 'bench-sixty-done'),
        dataScreen,
        lastScreen('SBN0001-00-004', 'bench-data-done'),
        formScreen({
          id: 'SBN0001-00-005',
          name: 'bench-large',
          path: 'large/',
          title: `${largestForm}項目の入力`,
          fields: growingFields(largestForm),
        }),
        lastScreen('SBN0001-00-006', 'bench-large-done'),
        rowsScreen,
        lastScreen('SBN0001-00-008', 'bench-rows-done'),
        lastScreen('SBN0001-01-101', 'bench-many-done'),
        ...names.map((_, index) => many(index + 1)),
      ],
      [dataCall, rowsCall],
      [rowsType],
    ),
  };
}

export function serviceFiles(
  service: { readonly service: string; readonly [part: string]: unknown },
  screens: readonly Screen[],
  calls: readonly { readonly call: string; readonly [part: string]: unknown }[],
  types: readonly { readonly name: string; readonly shape: object }[] = [],
): ReadonlyMap<string, string> {
  const folder = `screens/${service.service}`;
  const files: readonly (readonly [file: string, descriptor: object])[] = [
    [`${folder}/service.yaml`, service],
    ...screens.map((screen) => [`${folder}/${screen.id}.${screen.name}.yaml`, screen] as const),
    ...calls.map((call) => [`catalog/calls/${call.call}.yaml`, call] as const),
    ...types.map(({ name, shape }) => [`catalog/types/${name}.yaml`, shape] as const),
  ];
  return new Map(files.map(([file, descriptor]) => [file, stringify(descriptor, { aliasDuplicateObjects: false })]));
}

const dataCall = {
  call: 'benchDataForm',
  title: '測定',
  path: dataFormPath,
  source: '想定',
  response: { properties: { form: { type: 'dataForm' } } },
};

const dataScreen = {
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

/** In the order of their labels. */
const autocompletes = ['name', 'street-address', 'tel'];

function many(number: number): Screen {
  const { title, texts, labels } = manyScreen(number);
  // A name of their own for one field of each screen, so that every screen has its own compiled form.
  const fields = labels.map((label, index) => [
    `field${index + 1}of${number}`,
    { label, widget: 'text', required: false, maxLength, autocomplete: autocompletes[index] },
  ]);
  return {
    id: `SBN0001-01-${String(number).padStart(3, '0')}`,
    name: `bench-many-${number}`,
    path: `many-${number}/`,
    title,
    view: [...texts.map((text) => ({ text })), ...fields.map(([field]) => ({ field })), ...buttons],
    fields: Object.fromEntries(fields),
  };
}
