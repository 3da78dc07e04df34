import { formScreen, lastScreen } from './form-screens.ts';
import { type AddedService, serviceFiles } from './generated-service.ts';
import { fieldCounts, growingFields, rowsPath } from './growth-forms.ts';

/** The service `growth`: the same form with more and more fields, and a list as long as its answer. */
export function growthService(): AddedService {
  const forms = fieldCounts.map((count, index) => ({
    id: `SGR0001-00-00${index + 1}`,
    name: `growth-${count}`,
    path: `${count}/`,
    title: `${count}項目の入力`,
    fields: growingFields(count),
  }));
  return {
    name: 'growth',
    files: serviceFiles(
      {
        service: 'growth',
        title: '大きさ',
        layout: { heading: true },
        flows: Object.fromEntries(
          forms.map(({ name }) => [name, { screens: [name, `${name}-done`], startsAt: [name] }]),
        ),
      },
      [
        ...forms.map(formScreen),
        ...forms.map(({ name }, index) => lastScreen(`SGR0001-01-00${index + 1}`, `${name}-done`)),
        rowsScreen,
      ],
      [rowsCall],
    ),
  };
}

const rowsCall = {
  call: 'benchRows',
  title: '測定',
  path: rowsPath,
  source: '想定',
  response: {
    class: 'public',
    properties: {
      rows: {
        items: {
          properties: {
            rowId: { type: 'string', for: 'machine' },
            name: { type: 'string' },
            agency: { type: 'string' },
          },
        },
      },
    },
  },
};

const rowsScreen = {
  id: 'SGR0001-02-001',
  name: 'growth-rows',
  path: 'rows/',
  title: '長い一覧',
  data: {
    found: {
      call: 'benchRows',
      onError: [{ codes: ['malformed'], do: [{ leave: 'portalTop', says: '一覧を読み込めませんでした。' }] }],
    },
  },
  view: [
    {
      table: {
        caption: '資格の一覧',
        rows: '=found.rows',
        key: 'item.rowId',
        columns: [
          { label: '資格の名前', value: '${item.name}', header: true },
          { label: '取り扱う機関', value: '${item.agency}' },
        ],
        empty: '資格は見つかりませんでした。',
      },
    },
    { button: 'トップページへ', action: 'home' },
  ],
  actions: { home: [{ leave: 'portalTop' }] },
};
