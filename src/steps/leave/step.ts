import type { StepKind } from '../../model/vocabulary.ts';

/** Leaves the app for a catalogue address by a full page load. */
export const stepKind = {
  kind: 'leave',
  says: 'このアプリを離れて、catalog/addresses の行き先へ移ります。',
  options: {
    type: 'object',
    required: ['leave'],
    additionalProperties: false,
    properties: {
      leave: { type: 'string', 'x-kind': 'name:address', description: '行き先の名前。' },
      with: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value', 'x-type': 'parameter' },
        description: '行き先の住所の ? のあとに付ける値。例: { linkId: =state.link.id }。空の値は付きません。',
      },
      says: {
        'x-kind': 'text',
        description:
          '移ったページに一度だけ出す、移った理由の文。だれも押していないのに、理由を出せる行き先（tellsWhy。トップページ）へ移るときに書きます。',
      },
    },
  },
  effects: [{ do: 'tell', text: 'says' }, { do: 'leave', address: 'leave', says: 'says' }, { do: 'end' }],
} as const satisfies StepKind;
