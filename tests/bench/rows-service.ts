import { buttons, inputOf, type Screen } from './form-screens.ts';
import { inputRowsPath, rowFields } from './input-rows.ts';

/** Inputs that are repeated for as many rows as a call tells. */
export const rowsScreen: Screen = {
  id: 'SBN0001-00-007',
  name: 'bench-rows',
  path: 'rows/',
  title: '200行の入力',
  data: {
    found: {
      call: 'benchList',
      keep: { list: 'state.list' },
      onError: [{ codes: ['malformed'], do: [{ leave: 'portalTop', says: '一覧を読み込めませんでした。' }] }],
    },
  },
  view: [{ text: 'すべての項目を入力してください。' }, { field: 'rows' }, ...buttons],
  fields: {
    rows: {
      each: 'state.list.rows',
      key: 'item.rowId',
      legend: '${item.name}',
      fields: Object.fromEntries(
        rowFields.map((field) => [field.name, { ...inputOf(field), bind: `item.${field.name}` }]),
      ),
    },
  },
};

export const rowsType = {
  name: 'benchList',
  shape: {
    title: '測定',
    description: '入力欄を繰り返す一覧。',
    assumed: true,
    class: 'public',
    properties: {
      rows: {
        items: {
          properties: {
            rowId: { type: 'string', for: 'machine' },
            name: { type: 'string' },
            ...Object.fromEntries(rowFields.map(({ name }) => [name, { type: 'string', optional: true }])),
          },
        },
      },
    },
  },
};

export const rowsCall = {
  call: 'benchList',
  title: '測定',
  path: inputRowsPath,
  source: '想定',
  response: { class: 'public', properties: { list: { type: 'benchList' } } },
};
