import { fieldsIn } from '../../load/gather/nodes.ts';
import { type MapNode, member } from '../../load/yaml/located.ts';
import type { LintInput, Rule } from '../rule.ts';

interface Kind {
  /** Any of these is a bound. */
  readonly bounds: readonly string[];
  readonly ask: string;
}

const length: Kind = {
  bounds: ['maxLength', 'exactLength', 'digits', 'email', 'phone', 'postalCode', 'date', 'uuid', 'oneOf', 'options'],
  ask: '長さの上限（maxLength など）がありません。何文字まで受け付けるかを書いてください。',
};
const day: Kind = {
  bounds: ['dateFrom', 'dateUntil', 'dateAfter', 'dateBefore', 'anyDate'],
  ask: '日付の範囲がありません。dateFrom か dateUntil に、今日（login.dateToday）やほかの欄の日を書いてください。どの日でもよいときは、anyDate に理由を書いてください。',
};
const least: Kind = {
  bounds: ['min', 'moreThan', 'positive'],
  ask: '数の下限（min）がありません。',
};
const most: Kind = {
  bounds: ['max', 'lessThan', 'negative'],
  ask: '数の上限（max）がありません。',
};
const whole: Kind = {
  bounds: ['integer', 'decimal', 'decimalDigits', 'percentage'],
  ask: '小数を受け付けるかどうかが決まっていません。数えるものには integer: true、小数を入力するときは decimal: true と書いてください。',
};

/** An input that takes whatever is typed files nonsense sooner or later. */
export const rule: Rule = {
  id: 'input-unbounded',
  severity: 'error',
  summary:
    '入力欄には範囲を書きます。文字には長さの上限、日付には前か後ろの限り（なければ anyDate に理由）、数には下限と上限、小数があるかどうか。',
  // A misspelt key is one mistake, not two.
  scope: 'project',
  good: {
    yaml: `view:
  - fields: [name, born]
  - { button: 次へ, action: next }
fields:
  name: { label: 名前, widget: text, maxLength: 40 }
  born: { label: 生まれた日, widget: date, dateUntil: =login.dateToday }
`,
  },
  bad: {
    yaml: `view:
  - field: born
  - { button: 次へ, action: next }
fields:
  born: { label: 生まれた日, ▶widget: date }
`,
  },
  check: ({ documents, vocabulary }) =>
    fieldsIn(documents).flatMap(({ key, value }) => {
      const written = value.kind === 'map' ? value.entries.find((entry) => entry.key === 'widget') : undefined;
      if (value.kind !== 'map' || written?.value.kind !== 'scalar') return [];
      const widget = String(written.value.value);
      return kindsOf(widget, vocabulary)
        .filter(({ bounds }) => !isBounded(value, widget, bounds, vocabulary))
        .map(({ ask }) => ({ place: written.keyAt, message: `入力欄「${key}」に、${ask}` }));
    }),
};

function kindsOf(widget: string, { widgets }: LintInput['vocabulary']): readonly Kind[] {
  const kind = widgets[widget];
  if (kind?.for !== 'field') return [];
  if (widget === 'date') return [day];
  if (kind.valueType === 'number') return [least, most, whole];
  return kind.valueType === 'text' ? [length] : [];
}

function isBounded(
  field: MapNode,
  widget: string,
  bounds: readonly string[],
  { widgets }: LintInput['vocabulary'],
): boolean {
  const implied = widgets[widget]?.implies ?? {};
  return bounds.some((bound) => member(field, bound) !== undefined || Object.hasOwn(implied, bound));
}
