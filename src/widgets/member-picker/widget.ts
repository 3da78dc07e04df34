import type { WidgetKind } from '../../model/vocabulary.ts';

/** A list of records (people, documents …) as cards with a checkbox each. Sets one flag of each record and changes nothing else. */
export const widget = {
  name: 'member-picker',
  says: '一覧の一つ一つ（人など）を、カードの形のチェックボックスで選びます。bind に一覧を入れた state の場所を書きます。一覧の各項目は item です。',
  for: 'field',
  valueType: 'list',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['bind', 'edits', 'key', 'name'],
    properties: {
      edits: {
        type: 'string',
        'x-member': 'flag',
        description: '選ぶと true になる、各項目の中の名前。ほかの項目は変えません。例: isChecked。',
      },
      key: { 'x-kind': 'expression', 'x-item': true, description: '項目を見分ける式。例: item.id。' },
      group: {
        'x-kind': 'text',
        'x-item': true,
        default: '',
        description: '見出し。同じ見出しの項目を、一つにまとめて並べます。',
      },
      name: { 'x-kind': 'text', 'x-item': true, description: 'カードの名前。例: "${item.name} さん"。' },
      badge: { 'x-kind': 'text', 'x-item': true, default: '', description: '名前の横の目印。空なら出しません。' },
      details: {
        type: 'array',
        items: { 'x-kind': 'text' },
        'x-item': true,
        default: [],
        description: '名前の下に並べる説明。空の文は出しません。',
      },
      image: {
        'x-kind': 'value',
        'x-type': 'text',
        'x-item': true,
        default: '',
        description: '画像。=式で、base64 の PNG を指します。空なら出しません。',
      },
      imageAlt: { 'x-kind': 'text', 'x-item': true, default: '', description: '画像が見えない人が読む文。' },
      lockedWhen: { 'x-kind': 'condition', 'x-item': true, default: null, description: '選べない項目の条件。' },
      lockedText: { 'x-kind': 'text', 'x-item': true, default: '', description: '選べない理由。' },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
