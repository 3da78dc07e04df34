// chunk: data-form
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Constraint } from '../../model/vocabulary.ts';
import { attachmentTypes } from '../attachment.ts';
import { autocompleteTokens } from '../autocomplete.ts';
import { innerWidgets } from './inner-widgets.ts';

/** The parts of a constraint that forms which come as data need. */
export type DataConstraint = Pick<Constraint, 'name' | 'argument' | 'appliesTo' | 'demandsValue' | 'test'> &
  Partial<Pick<Constraint, 'argumentProblem' | 'says'>>;

export type DataConstraints = { readonly [name: string]: DataConstraint };

/** Maximum nesting of sections. */
export const deepestSection = 4;
export const mostFields = 200;

/** The constraints a definition may use: those whose argument is self-contained, without a catalogue or a member of an item. */
export function usableConstraints(constraints: DataConstraints): readonly DataConstraint[] {
  const known = usable.get(constraints);
  if (known !== undefined) return known;
  const found = Object.values(constraints)
    .filter(({ name, argument }) => name !== 'required' && argument['x-kind'] !== 'characters' && !hasMember(argument))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  usable.set(constraints, found);
  return found;
}

/** Cached: every field asks for it. */
const usable = new WeakMap<DataConstraints, readonly DataConstraint[]>();

function hasMember({ properties = {} }: JsonSchema): boolean {
  return Object.values(properties).some((property) => property['x-member'] !== undefined);
}

/**
 * JSON Schema 2020-12 of a form that comes as data (printed to `schemas/data-form.schema.json`). What it cannot express (names, conditions, the
 * number of fields) is checked by `definitionProblems`.
 */
export function dataFormSchema(constraints: DataConstraints): JsonSchema {
  const sections = Object.fromEntries(
    Array.from({ length: deepestSection }, (_, above) => [`section${above + 1}`, section(above + 1)]),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'データとして届く入力欄',
    description: '手続きごとに違う入力欄を、ポータルが JSON で送るときの形です。',
    ...record({ sections: list({ $ref: '#/$defs/section1' }, 1, 50) }, ['sections']),
    $defs: { ...sections, item, field: field(constraints), group, option, condition, rule, bound, against },
  };
}

const name = text('英字で始まる半角の英数字。', { maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9]*$' });
const label = (description: string) => text(description, { minLength: 1, maxLength: 200 });
const prose = (description: string) => text(description, { maxLength: 2000 });

function section(level: number): JsonSchema {
  return record(
    {
      heading: label('見出し。'),
      text: prose('見出しの下の説明。'),
      items: list({ $ref: '#/$defs/item' }, 0, mostFields),
      ...(level < deepestSection ? { sections: list({ $ref: `#/$defs/section${level + 1}` }, 0, 50) } : {}),
    },
    ['heading'],
  );
}

const item: JsonSchema = {
  description: '入力欄か、くり返す入力欄の組（group がある）。',
  'x-told-by': 'group',
  oneOf: [{ $ref: '#/$defs/group' }, { $ref: '#/$defs/field' }],
};

function field(constraints: DataConstraints): JsonSchema {
  const uses = usableConstraints(constraints).map(({ name: use, argument, says = '' }) => [
    use,
    { description: says, ...plain(argument) },
  ]);
  return record(
    {
      name,
      label: label('項目名。'),
      hint: prose('項目名の下の説明。'),
      widget: { enum: Object.keys(innerWidgets), description: '入力の部品。' },
      options: list({ $ref: '#/$defs/option' }, 1, 500),
      required: { type: 'boolean', description: 'true なら必ず入力する。' },
      messages: { type: 'object', additionalProperties: prose('その条件の文言。'), description: '条件ごとの文言。' },
      shownWhen: { $ref: '#/$defs/condition' },
      rules: { ...list({ $ref: '#/$defs/rule' }, 0, 10), description: 'ほかの入力欄と合わせて決まる約束。' },
      ...Object.fromEntries(uses),
      accept: {
        ...list({ enum: Object.keys(attachmentTypes) }, 1, 3),
        description: '送れるファイルの種類。',
      },
      mostBytes: whole('ファイル一つの大きさの上限（バイト）。', 1, 10_000_000),
      most: whole('ファイルや選択の数の上限。', 1, 50),
      against: {
        description:
          '入力を比べる登録。様式には事実の名前を書き、送るときに、登録の内容に変わります。違っていても受け付け、欄の下と、内容を示すところで知らせます。',
        'x-told-by': 'values',
        oneOf: [{ $ref: '#/$defs/against' }, text('事実の名前。', { maxLength: 40, pattern: '^[a-z][a-z-]*$' })],
      },
      fromCode: {
        ...name,
        description: '住所の始めを入れる郵便番号の欄の名前。同じ並びの、前にあるもの。',
      },
      autocomplete: {
        enum: [...autocompleteTokens, 'off'],
        description:
          'ブラウザが自動で入力してよいもの（HTML の autocomplete の値）。書く人自身のことではない欄は off。',
      },
    },
    ['name', 'label', 'widget'],
  );
}

const group = record(
  {
    group: name,
    legend: label('組の名前。'),
    addText: label('増やすボタンの文字。'),
    least: whole('組の数の下限。', 0, 50),
    most: whole('組の数の上限。', 1, 50),
    fields: list({ $ref: '#/$defs/field' }, 1, mostFields),
    shownWhen: { $ref: '#/$defs/condition' },
  },
  ['group', 'legend', 'fields'],
);

const option = record(
  {
    value: text('送られる値。', { minLength: 1, maxLength: 200 }),
    label: label('選択肢の文字。'),
    hint: prose('選択肢の説明。'),
  },
  ['value', 'label'],
);

const condition = record(
  {
    field: { ...name, description: '同じ並びの、前にある入力欄の名前。' },
    is: {
      description: 'この値（のどれか）のとき、出す。',
      'x-told-by': 'list',
      oneOf: [list(text('値。', { maxLength: 200 }), 1, 500), text('値。', { maxLength: 200 })],
    },
    isLike: list(text('値。', { maxLength: 200 }), 0, 500),
    isUnlike: list(text('値。', { maxLength: 200 }), 0, 500),
    dateBefore: {
      ...text('日付。', { maxLength: 20 }),
      description: 'この日より前の日のとき、出す。日付の欄にだけ書けます。',
    },
  },
  ['field'],
);

const rule = record(
  {
    refuseWhen: {
      ...list({ $ref: '#/$defs/condition' }, 1, 10),
      description:
        'すべて成り立つとき、受け付けません。field には、この欄か、同じ並びの前にある入力欄の名前を書きます。',
    },
    message: label('受け付けないときの文。この欄のところに出します。'),
  },
  ['refuseWhen', 'message'],
);

const against = record(
  {
    values: list(text('登録にある答え。どれかと同じなら、違いません。', { minLength: 1, maxLength: 200 }), 0, 50),
    source: label('その登録の呼び名。'),
    from: { enum: ['card', 'contact', 'register'], description: 'どこの登録か。' },
  },
  ['values', 'source', 'from'],
);

const bound = record({ field: { ...name, description: '同じ並びの、前にある入力欄の名前。' } }, ['field']);

function record(properties: { readonly [name: string]: JsonSchema }, required: readonly string[]): JsonSchema {
  return { type: 'object', additionalProperties: false, required, properties };
}

function list(items: JsonSchema, minItems: number, maxItems: number): JsonSchema {
  return { type: 'array', items, ...(minItems > 0 ? { minItems } : {}), maxItems };
}

function text(description: string, bounds: JsonSchema): JsonSchema {
  return { type: 'string', description, ...bounds };
}

function whole(description: string, minimum: number, maximum: number): JsonSchema {
  return { type: 'integer', description, minimum, maximum };
}

/**
 * An argument's schema without the annotations for the screens' loader; an argument of any type is a text or a number here, and where a screen may
 * work it out, another field may be named.
 */
function plain(argument: JsonSchema): JsonSchema {
  const { 'x-kind': kind, 'x-type': type, ...rest } = argument;
  const literal = literalOf(rest);
  const isBound = kind === 'value' && (type === 'text' || type === 'number');
  return isBound ? { 'x-told-by': 'field', oneOf: [{ $ref: '#/$defs/bound' }, literal] } : literal;
}

function literalOf({ items, ...rest }: JsonSchema): JsonSchema {
  const own = Object.keys(rest).length === 0 && items === undefined ? { type: ['string', 'number'] } : rest;
  return items === undefined ? own : { ...own, items: { type: ['string', 'number'] }, maxItems: 500 };
}
