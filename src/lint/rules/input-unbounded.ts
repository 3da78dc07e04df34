import { fieldsIn } from '../../load/gather/nodes.ts';
import type { MapNode } from '../../load/yaml/located.ts';
import type { Bounds } from '../../model/bounds.ts';
import type { LintInput, Rule } from '../rule.ts';

interface Kind {
  /** One of these has to be there. */
  readonly sides: readonly Side[];
  /** Other keys that say as much. */
  readonly otherwise: readonly string[];
  readonly ask: string;
}

/** Of a constraint's `bounds`. */
type Side = (bounds: Bounds) => ((argument: unknown) => number | null) | undefined;

const length: Kind = {
  sides: [({ characters }) => characters?.most],
  otherwise: ['options'],
  ask: '長さの上限（maxLength など）がありません。何文字まで受け付けるかを書いてください。',
};
const day: Kind = {
  sides: [(bounds) => bounds.day?.least, (bounds) => bounds.day?.most],
  otherwise: ['anyDate'],
  ask: '日付の範囲がありません。dateFrom か dateUntil に、今日（login.dateToday）やほかの欄の日を書いてください。どの日でもよいときは、anyDate に理由を書いてください。',
};
const least: Kind = {
  sides: [({ number }) => number?.least],
  otherwise: [],
  ask: '数の下限（min）がありません。',
};
const most: Kind = {
  sides: [({ number }) => number?.most],
  otherwise: [],
  ask: '数の上限（max）がありません。',
};
const whole: Kind = {
  sides: [({ number }) => number?.step],
  otherwise: [],
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
  - fields: [name, founded, born]
  - { button: 次へ, action: next }
fields:
  name: { label: 名前, widget: text, maxLength: 40 }
  founded: { label: 始めた年, widget: text, year: true }
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
        .filter((kind) => !isBounded(value, widget, kind, vocabulary))
        .map(({ ask }) => ({ place: written.keyAt, message: `入力欄「${key}」に、${ask}` }));
    }),
};

function kindsOf(widget: string, { widgets }: LintInput['vocabulary']): readonly Kind[] {
  const kind = widgets[widget];
  if (kind?.for !== 'field') return [];
  if (Object.hasOwn(kind.implies, 'date')) return [day];
  if (kind.valueType === 'number') return [least, most, whole];
  return kind.valueType === 'text' ? [length] : [];
}

function isBounded(
  field: MapNode,
  widget: string,
  { sides, otherwise }: Kind,
  { widgets, constraints }: LintInput['vocabulary'],
): boolean {
  const written = field.entries.map(({ key, value }) => [key, value.kind === 'scalar' ? value.value : null] as const);
  return [...written, ...Object.entries(widgets[widget]?.implies ?? {})].some(([name, argument]) => {
    const bounds = Object.hasOwn(constraints, name) ? constraints[name]?.bounds : undefined;
    if (bounds === undefined) return otherwise.includes(name);
    return sides.some((side) => {
      const limit = side(bounds)?.(argument);
      return limit !== undefined && (limit === null || Number.isFinite(limit));
    });
  });
}
